'use server'

import type { LinkOutcome } from '@/kit/link-outcome'
import { answerLink } from '@/platform/answer-link'
import { publicContext } from '@/platform/payload'
import { fieldOf } from '@/platform/sender'
import { confirmSubscription } from '../operations/confirm-subscription'
import { leaveNewsletter } from '../operations/leave-newsletter'

/** The button of the page behind a confirmation mail. Looking at the page alone does nothing: mail scanners look. */
export async function confirmNews(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return answerLink(async () => confirmSubscription(await publicContext(), fieldOf(data, 'token')), 'done')
}

/** The button of the page that ends the news. */
export async function leaveNews(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return answerLink(async () => leaveNewsletter(await publicContext(), fieldOf(data, 'token'), 'left'), 'done')
}

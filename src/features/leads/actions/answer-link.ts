'use server'

import type { LinkOutcome } from '@/features/consent'
import { answerLink } from '@/features/consent/actions'
import { fieldOf } from '@/features/forms/actions'
import { holderContext } from '@/platform/payload'
import { requireForm } from '@/platform/require-form'
import { confirmSubscription } from '../operations/confirm-subscription'
import { leaveNewsletter } from '../operations/leave-newsletter'

/**
 * Confirms a subscription when the button on the confirmation page is pressed. A visit alone does nothing: mail
 * scanners visit.
 */
export async function confirmNews(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  requireForm(data)
  const token = fieldOf(data, 'token')
  return answerLink(async () => confirmSubscription(await holderContext('newsletter', token), token), 'done')
}

/** Handles the button of the unsubscribe page. */
export async function leaveNews(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  requireForm(data)
  const token = fieldOf(data, 'token')
  return answerLink(async () => leaveNewsletter(await holderContext('newsletter', token), token, 'left'), 'done')
}

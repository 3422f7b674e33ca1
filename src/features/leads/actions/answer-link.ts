'use server'

import { log } from '@/platform/log'
import { publicContext } from '@/platform/payload'
import { confirmSubscription } from '../operations/confirm-subscription'
import { leaveNewsletter } from '../operations/leave-newsletter'
import type { LinkOutcome } from '../rules/newsletter'
import { fieldOf } from './sender'

/** A refusal of an operation as what the page shows; a fault of ours as a wish to try again. */
async function outcomeOf(work: () => Promise<{ ok: boolean }>): Promise<LinkOutcome> {
  try {
    return (await work()).ok ? 'done' : 'ended'
  } catch (error) {
    log.error({ error }, 'a link of the newsletter could not be answered')
    return 'unavailable'
  }
}

/** The button of the page behind a confirmation mail. Looking at the page alone does nothing: mail scanners look. */
export async function confirmNews(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return outcomeOf(async () => confirmSubscription(await publicContext(), fieldOf(data, 'token')))
}

/** The button of the page that ends the news. */
export async function leaveNews(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return outcomeOf(async () => leaveNewsletter(await publicContext(), fieldOf(data, 'token'), 'left'))
}

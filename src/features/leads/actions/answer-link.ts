'use server'

import type { LinkState } from '@/features/consent'
import { answerLink } from '@/features/consent/actions'
import { postedLine } from '@/kernel/form/posted-form'
import { holderContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { confirmSubscription } from '../operations/confirm-subscription'
import { leaveNewsletter } from '../operations/leave-newsletter'

/**
 * Confirms a subscription when the button on the confirmation page is pressed. A visit alone does nothing: mail
 * scanners visit.
 */
export async function confirmNews(_previous: LinkState, data: FormData): Promise<LinkState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  return answerLink(async () => confirmSubscription(await holderContext('newsletter', token), token), 'done')
}

/** Handles the button of the unsubscribe page. */
export async function leaveNews(_previous: LinkState, data: FormData): Promise<LinkState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  return answerLink(async () => leaveNewsletter(await holderContext('newsletter', token), token, 'left'), 'done')
}

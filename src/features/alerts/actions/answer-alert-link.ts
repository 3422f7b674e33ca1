'use server'

import type { LinkState } from '@/features/consent'
import { answerLink } from '@/features/consent/actions'
import { postedLine } from '@/kernel/form/posted-form'
import { holderContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { confirmAlert } from '../operations/confirm-alert'
import { leaveAlerts } from '../operations/leave-alerts'

/**
 * Confirms an alert when the button on the confirmation page is pressed. A visit alone does nothing: mail scanners
 * visit.
 */
export async function confirmSavedSearch(_previous: LinkState, data: FormData): Promise<LinkState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  return answerLink(async () => confirmAlert(await holderContext('saved-search', token), token), 'done')
}

/** Handles the two buttons of the unsubscribe page: end this alert, or every alert of the same person. */
export async function leaveSavedSearch(_previous: LinkState, data: FormData): Promise<LinkState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  const isAll = postedLine(data, 'which') === 'all'
  const leave = async () => leaveAlerts(await holderContext('saved-search', token), token, isAll ? 'all' : 'page')
  return answerLink(leave, isAll ? 'allDone' : 'done')
}

'use server'

import type { LinkOutcome } from '@/kit/link-outcome'
import { answerLink } from '@/platform/answer-link'
import { publicContext } from '@/platform/payload'
import { fieldOf } from '@/platform/sender'
import { confirmAlert } from '../operations/confirm-alert'
import { leaveAlerts } from '../operations/leave-alerts'

/** The button of the page behind the first mail. Looking at the page alone does nothing: mail scanners look. */
export async function confirmSavedSearch(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return answerLink(async () => confirmAlert(await publicContext(), fieldOf(data, 'token')), 'done')
}

/** The two buttons of the page that ends an alert: this one, or every one of the same person. */
export async function leaveSavedSearch(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  const isAll = fieldOf(data, 'which') === 'all'
  const leave = async () => leaveAlerts(await publicContext(), fieldOf(data, 'token'), isAll ? 'all' : 'page')
  return answerLink(leave, isAll ? 'allDone' : 'done')
}

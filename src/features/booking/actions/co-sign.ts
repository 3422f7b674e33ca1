'use server'

import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedLine } from '@/kernel/form/posted-form'
import { holderContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { coSign, requestSignerCode } from '../operations/co-sign'

/** The form as it was typed, with why it was not taken. */
function notTaken(data: FormData, notice: string | null, faults: FormState['faults'] = []): FormState {
  return answerWith(data, { notice, faults })
}

const isToken = (token: string) => /^[0-9a-f]{64}$/.test(token)

/** The page of the link says where the contract stands: signed, waiting, or over. */
function toPage(data: FormData): never {
  redirect(pagePath(postedLocale(data), 'co-sign', { token: postedLine(data, 'token') }))
}

/** Mails the code to sign with, for whoever has the link of a further buyer. */
export async function sendSignerCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  if (!isToken(token)) return notTaken(data, 'over')
  const sent = await requestSignerCode(await holderContext('booking', token), token)
  if (sent.ok || sent.refusal === 'over' || sent.refusal === 'gone') return toPage(data)
  return notTaken(data, sent.refusal)
}

/** Signs the contract that the page showed, for whoever has the link and the code from that buyer's mail. */
export async function signAsBuyer(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  if (!isToken(token)) return notTaken(data, 'over')
  const signed = { name: postedLine(data, 'signature'), code: postedLine(data, 'code'), hash: postedLine(data, 'hash') }
  const done = await coSign(await holderContext('booking', token), token, signed)
  if (done.ok || done.refusal === 'over' || done.refusal === 'gone') return toPage(data)
  if (done.refusal === 'wrong') return notTaken(data, null, [{ field: 'code', fault: 'wrong' }])
  if (done.refusal === 'name') return notTaken(data, null, [{ field: 'signature', fault: 'name' }])
  return notTaken(data, done.refusal)
}

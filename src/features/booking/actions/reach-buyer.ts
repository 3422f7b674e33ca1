'use server'

import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { holderContext } from '@/platform/payload'
import { postedNumber, postedText } from '@/platform/posted-text'
import { requireForm } from '@/platform/require-form'
import { fieldOf } from '../domain/form'
import { REACH_FAULTS, reachSigner } from '../operations/reach-signer'
import { ownToken } from './own-booking'

/** Mails a further buyer the link to sign by again, to another address where the form has one. */
export async function reachBuyer(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const [token, number] = [await ownToken(), postedNumber(data, 'buyer')]
  const field = fieldOf('email', number - 1)
  const email = postedText(data, field).slice(0, 400)
  const done = await reachSigner(await holderContext('booking', token), token, { number, email })
  const answered = { ...EMPTY_FORM, values: valuesOf(data) }
  if (done.ok) return { ...answered, notice: 'linkSent' }
  const fault = REACH_FAULTS.find((one) => one === done.refusal)
  if (fault) return { ...answered, faults: [{ field, fault }] }
  return { ...answered, notice: done.refusal === 'gone' ? 'over' : done.refusal }
}

'use server'

import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedLine, postedNumber } from '@/kernel/form/posted-form'
import { holderContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { fieldOf } from '../domain/form'
import { REACH_FAULTS, reachSigner } from '../operations/reach-signer'
import { ownToken } from './own-booking'

/** Mails a further buyer the link to sign by again, to another address where the form has one. */
export async function reachBuyer(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const [token, number] = [await ownToken(), postedNumber(data, 'buyer')]
  const field = fieldOf('email', number - 1)
  const email = postedLine(data, field)
  const done = await reachSigner(await holderContext('booking', token), token, { number, email })
  if (done.ok) return answerWith(data, { notice: 'linkSent' })
  const fault = REACH_FAULTS.find((one) => one === done.refusal)
  if (fault) return answerWith(data, { faults: [{ field, fault }] })
  return answerWith(data, { notice: done.refusal === 'gone' ? 'over' : done.refusal })
}

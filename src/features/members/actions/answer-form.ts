import { answerWith, type FieldFault } from '@/kernel/form/form-state'
import { orUnavailable } from '@/platform/http/form-sender'
import { TooBusy } from '@/platform/sign-in/password-turns'
import type { MemberNotice, MemberState } from '../domain/form-state'

/** A form that was not taken, with what was typed. */
export const refused = (data: FormData, faults: readonly FieldFault[]): MemberState => answerWith(data, { faults })

/** A form with a notice, and what was typed. */
export const noticed = (data: FormData, notice: MemberNotice): MemberState => answerWith(data, { notice })

/** Runs what a form asks for; an error of ours becomes a notice, and nothing typed is lost. */
export async function answerForm(data: FormData, work: () => Promise<MemberState>): Promise<MemberState> {
  const answered = await orUnavailable('a form of the member pages could not be answered', () =>
    work().catch((error: unknown) => {
      if (error instanceof TooBusy) return noticed(data, 'busy')
      throw error
    }),
  )
  return answered === 'unavailable' ? noticed(data, 'unavailable') : answered
}

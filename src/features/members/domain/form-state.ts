import type { SendFault } from '@/kernel/send-fault'

/** Why a field was refused; words are attached where it is shown. */
export interface FieldFault {
  field: string
  code: string
}

/** Why a valid form was not taken, or that it was. */
export type FormNotice =
  | SendFault
  | 'tooSoon'
  | 'busy'
  | 'changedElsewhere'
  | 'cookies'
  | 'lastCounts'
  | 'saved'
  | 'passwordSet'
  | 'sent'
  | 'ended'
  | 'emailTaken'
  | 'householdFull'
  | 'listFull'
  | 'inHousehold'
  | 'invitationEnded'
  | 'invitationNotYours'
  | 'passkeyEnded'
  | 'passkeyEnough'
  | 'passkeyStopped'
  | 'proofNeeded'

/** The state of a form of the member pages after an answer. */
export interface FormState {
  /** What was typed, without passwords and codes. */
  values: Readonly<Record<string, string>>
  faults: readonly FieldFault[]
  notice: FormNotice | null
  /** What stands, where somebody else has saved meanwhile: finished sentences. */
  stands?: readonly string[]
}

export const EMPTY_FORM: FormState = { values: {}, faults: [], notice: null }

/** Never sent back to the browser. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'current', 'next', 'code', 'token'])

/** The typed texts of a form that may be shown again. NUL characters are removed: Postgres cannot store them. */
export function valuesOf(data: FormData): FormState['values'] {
  const texts = [...data.entries()].flatMap(([name, value]): [string, string][] =>
    typeof value !== 'string' || SECRET_FIELDS.has(name) || name.startsWith('$')
      ? []
      : [[name, value.replaceAll('\0', '').slice(0, 2000)]],
  )
  return Object.fromEntries(texts)
}

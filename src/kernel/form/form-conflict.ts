/** The field in which a form of the back office names itself: one mounted form in one tab. It is never stored. */
export const FORM_FIELD = 'savedByForm'

/** One field in which a form differs from what stands. */
export interface StandingField {
  /** As the form names it. */
  label: string
  /** What stands, as a text; null where it is more than a text. */
  stands: string | null
}

/** Why a save was refused that was made from an older version. */
export interface FormConflict {
  /** A finished sentence in the language of the back office: who changed it, and when. */
  said: string
  /** The version that stands: a time in ISO 8601. */
  version: string
  fields: StandingField[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isStandingField = (value: unknown): value is StandingField =>
  isRecord(value) && typeof value.label === 'string' && (value.stands === null || typeof value.stands === 'string')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The conflict that an error of the form's own field carries; null for any other error. */
export function readConflict(error: string | undefined): FormConflict | null {
  const found = error === undefined ? null : parsed(error)
  if (!isRecord(found) || typeof found.said !== 'string' || typeof found.version !== 'string') return null
  const { said, version, fields } = found
  return { said, version, fields: Array.isArray(fields) ? fields.filter(isStandingField) : [] }
}

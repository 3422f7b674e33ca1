/** What a form of a few fields answers. Faults and notices are message keys. */
export interface FormState {
  values: Readonly<Record<string, string>>
  faults: readonly { field: string; fault: string }[]
  notice: string | null
}

export const EMPTY_FORM: FormState = { values: {}, faults: [], notice: null }

/** The typed fields of a form, to show them again. One-time codes are not shown again. */
export function valuesOf(data: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of data.entries())
    if (typeof value === 'string' && !name.startsWith('$') && name !== 'code') values[name] = value
  return values
}

/** Where the forms of one matter keep what was typed, for as long as the tab is open. */
const TYPED = 'typed_before'

/** Values by name of field, by form. */
type Forms = Record<string, Record<string, string>>

interface Typed {
  /** The matter: what was typed for another one is not shown. */
  owner: string
  forms: Forms
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'owner' in value && 'forms' in value

/** What the tab keeps; null when nothing, or where storage is closed. */
function readTyped(): Typed | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TYPED) ?? 'null')
    return isTyped(value) ? value : null
  } catch {
    return null
  }
}

function formsOf(owner: string): Forms {
  const typed = readTyped()
  return typed?.owner === owner ? typed.forms : {}
}

function write(owner: string, forms: Forms): void {
  try {
    if (Object.keys(forms).length === 0) sessionStorage.removeItem(TYPED)
    else sessionStorage.setItem(TYPED, JSON.stringify({ owner, forms }))
  } catch {
    // Full or closed: the form works without.
  }
}

/** Keeps what stands in a form. Another matter's is forgotten. */
export const keepTyped = (owner: string, form: string, values: Record<string, string>): void =>
  write(owner, { ...formsOf(owner), [form]: values })

/** What stood in a form before the page was left; empty when nothing did. */
export const typedBefore = (owner: string, form: string): Record<string, string> => formsOf(owner)[form] ?? {}

/** Forgets one form of a matter, or all of them. */
export function forgetTyped(owner: string, form?: string): void {
  if (readTyped()?.owner !== owner) return
  const { [form ?? '']: _, ...rest } = formsOf(owner)
  write(owner, form === undefined ? {} : rest)
}

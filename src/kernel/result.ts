/** A value, or an expected refusal with a code. Unexpected errors are thrown. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const

export const refuse = <Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const

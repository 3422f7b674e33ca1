/** An answer that may be an expected refusal. Surprises are thrown; refusals are values with a code. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const

export const refuse = <Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const

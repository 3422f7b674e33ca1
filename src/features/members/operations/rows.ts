/** A text that a column may hold; null for none and for an empty one. */
export const textOrNull = (value: string | null | undefined): string | null => value || null

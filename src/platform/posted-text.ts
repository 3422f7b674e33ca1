/** A posted field as text without NUL, which the database refuses; empty when it is missing or a file. */
export function postedText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}

/** A posted number of a row; 0, which no row has, for what is none. */
export function postedNumber(data: FormData, name: string): number {
  const text = postedText(data, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

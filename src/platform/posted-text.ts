/** A posted field as text; empty when it is missing or a file. */
export function postedText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * The text at a path of a document, such as `questions.0.text`. Rows are found by their id, as a form may have moved
 * them since the document was saved; `idOf` gives the id of the row at a path of the form.
 */
export function sourceAt(document: unknown, path: string, idOf: (rowPath: string) => unknown): string {
  let found = document
  let walked = ''
  for (const part of path.split('.')) {
    walked = walked ? `${walked}.${part}` : part
    if (typeof found !== 'object' || found === null) return ''
    const id = Array.isArray(found) ? idOf(walked) : undefined
    found = Array.isArray(found)
      ? found.find((row: { id?: unknown }) => id !== undefined && row.id === id)
      : (found as Record<string, unknown>)[part]
  }
  return typeof found === 'string' ? found.trim() : ''
}

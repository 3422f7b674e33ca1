type IdOf = (rowPath: string) => unknown

function valueAt(document: unknown, path: string, idOf: IdOf): unknown {
  let found = document
  let walked = ''
  for (const part of path.split('.')) {
    walked = walked ? `${walked}.${part}` : part
    if (typeof found !== 'object' || found === null) return undefined
    const id = Array.isArray(found) ? idOf(walked) : undefined
    found = Array.isArray(found)
      ? found.find((row: { id?: unknown }) => id !== undefined && row.id === id)
      : (found as Record<string, unknown>)[part]
  }
  return found
}

/**
 * The text at a path of a document, such as `questions.0.text`. Rows are found by their id, as a form may have moved
 * them since the document was saved; `idOf` gives the id of the row at a path of the form.
 */
export function sourceAt(document: unknown, path: string, idOf: IdOf): string {
  const found = valueAt(document, path, idOf)
  return typeof found === 'string' ? found.trim() : ''
}

/** The texts of the blocks at a path of a document, in order; `textsOf` names the fields with texts of each block. */
export function sourceBlocksAt(
  document: unknown,
  path: string,
  idOf: IdOf,
  textsOf: Readonly<Record<string, readonly string[]>>,
): string[] {
  const found = valueAt(document, path, idOf)
  if (!Array.isArray(found)) return []
  return found.flatMap((block: Record<string, unknown>) =>
    (textsOf[String(block.blockType)] ?? [])
      .map((name) => block[name])
      .filter((text): text is string => typeof text === 'string' && text.trim() !== ''),
  )
}

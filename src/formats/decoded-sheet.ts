/**
 * The text of a sheet as office programs save it: UTF-8, UTF-16 with a byte order mark, or, where the bytes are no UTF-8,
 * Windows-874, in which Thai versions of Excel write CSV files.
 */
export function decodedSheet(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

/** Reads a body as bytes; null when it is larger than `most`, without reading the rest. */
export async function readLimited(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array | null> {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length
    if (size > most) {
      await reader?.cancel()
      return null
    }
    parts.push(part.value)
  }
  return new Uint8Array(Buffer.concat(parts))
}

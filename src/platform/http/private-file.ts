import { Readable } from 'node:stream'

const GUARDS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox",
}

interface PrivateFile {
  kind: 'picture' | 'pdf'
  bytes: number
  content: Readable
}

/** A file from a visitor or of a member of staff, for whoever may see it; 404 without one. */
export function privateFileAnswer(file: PrivateFile | null, name: string): Response {
  if (!file) return Response.json({ error: 'not found' }, { status: 404, headers: GUARDS })
  const isPdf = file.kind === 'pdf'
  return new Response(Readable.toWeb(file.content) as ReadableStream, {
    headers: {
      ...GUARDS,
      'content-type': isPdf ? 'application/pdf' : 'image/webp',
      'content-length': String(file.bytes),
      // A document is never opened on our own origin.
      'content-disposition': isPdf ? `attachment; filename="${name}.pdf"` : `inline; filename="${name}.webp"`,
    },
  })
}

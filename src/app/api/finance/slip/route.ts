import { Readable } from 'node:stream'
import { readSlipFile } from '@/features/payments/queries/desk'

const GUARDS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** `GET /api/finance/slip?slip=SL…&file=…`: the file of a slip, for staff who may see payments. */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams
  const file = await readSlipFile(request.headers, query.get('slip'), query.get('file'))
  if (!file) return Response.json({ error: 'not found' }, { status: 404, headers: GUARDS })
  const isPdf = file.kind === 'pdf'
  return new Response(Readable.toWeb(file.content) as ReadableStream, {
    headers: {
      ...GUARDS,
      'content-type': isPdf ? 'application/pdf' : 'image/webp',
      'content-length': String(file.bytes),
      // A document is never opened on our own origin.
      'content-disposition': isPdf ? 'attachment; filename="slip.pdf"' : 'inline; filename="slip.webp"',
    },
  })
}

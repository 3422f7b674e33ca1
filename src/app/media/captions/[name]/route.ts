import { readCaptions } from '@/features/media/queries/captions'

export const dynamic = 'force-dynamic'

interface Args {
  params: Promise<{ name: string }>
}

/** The captions of a film as WebVTT. */
export async function GET(_request: Request, { params }: Args) {
  const text = await readCaptions((await params).name)
  if (text === null) return new Response(null, { status: 404 })
  return new Response(text, {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

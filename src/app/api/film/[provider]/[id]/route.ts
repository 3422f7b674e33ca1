import { readFilmFrame } from '@/features/media/queries/film-frame'

interface Args {
  params: Promise<{ provider: string; id: string }>
}

/** A page that frames the player of a provider; the gateway's policy lets that provider into this page alone. */
export async function GET(_request: Request, { params }: Args) {
  const { provider, id } = await params
  const page = await readFilmFrame(provider, id)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return page ? new Response(page, { headers }) : new Response(null, { status: 404 })
}

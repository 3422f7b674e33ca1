import { readMediaFile } from '@/features/media/queries/media-file'

/** Images, films and brochures that the gateway does not serve itself: in remote storage, or in development. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const file = await readMediaFile((await params).path)
  if (!file) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(file.bytes), {
    headers: { 'Content-Type': file.type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

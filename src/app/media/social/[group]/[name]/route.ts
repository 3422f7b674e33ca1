import { readFile } from 'node:fs/promises'
import { readSocialImage } from '@/features/catalogue/queries/social-image'

export const dynamic = 'force-dynamic'

interface Args {
  params: Promise<{ group: string; name: string }>
}

/** The sharing image of a project, drawn on the first request; the gateway serves the file from then on. */
export async function GET(_request: Request, { params }: Args) {
  const { group, name } = await params
  const image = await readSocialImage(group, name)
  if (!image) return new Response(null, { status: 404 })
  if ('at' in image)
    return new Response(null, { status: 302, headers: { Location: image.at, 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(await readFile(image.file)), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

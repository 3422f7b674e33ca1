import { readFile } from 'node:fs/promises'
import { readSocialPicture } from '@/features/catalogue/reads/social-picture'

export const dynamic = 'force-dynamic'

interface Args {
  params: Promise<{ group: string; name: string }>
}

/** The picture shown when a project is shared. Asked for here until it is drawn; the front door has it from then on. */
export async function GET(_request: Request, { params }: Args) {
  const { group, name } = await params
  const picture = await readSocialPicture(group, name)
  if (!picture) return new Response(null, { status: 404 })
  if ('at' in picture)
    return new Response(null, { status: 302, headers: { Location: picture.at, 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(await readFile(picture.file)), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

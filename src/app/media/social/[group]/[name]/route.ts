import { readFile } from 'node:fs/promises'
import { readSocialImage } from '@/features/catalogue/queries/social-image'
import { storePageCard } from '@/features/seo/server'

export const dynamic = 'force-dynamic'

interface Args {
  params: Promise<{ group: string; name: string }>
}

/** The card of a page by its signed content, or the image of a project by its facts. */
async function imageOf(group: string, name: string, url: string) {
  if (group !== 'page') return readSocialImage(group, name)
  const file = await storePageCard(name, new URL(url).searchParams.get('card') ?? '')
  return file === null ? null : { file }
}

/** A sharing image, drawn on the first request; the gateway serves the file from then on. */
export async function GET(request: Request, { params }: Args) {
  const { group, name } = await params
  const image = await imageOf(group, name, request.url)
  if (!image) return new Response(null, { status: 404 })
  if ('at' in image)
    return new Response(null, { status: 302, headers: { Location: image.at, 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(await readFile(image.file)), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

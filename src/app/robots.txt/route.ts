import { robotsText } from '@/features/seo'
import { env } from '@/platform/process/env'

/** Names the public address, which is not known when the site is built. */
export const dynamic = 'force-dynamic'

/** What crawlers are asked not to fetch. */
export function GET() {
  return new Response(robotsText(env.publicUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=600, s-maxage=86400' },
  })
}

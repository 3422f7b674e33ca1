import { sharedAnswer } from '@/features/public-api/queries/answer'
import { FEED_TYPE, feedXml, readFeedName } from '@/features/seo'
import { readFeed } from '@/features/stories/queries/story-feeds'
import { env } from '@/platform/env'

export const dynamic = 'force-dynamic'

/** Kept by the gateway until content changes; by others for a minute. */
const KEPT = 'public, max-age=60, s-maxage=86400'

/** The feed of news or the blog in one language: `/feed/news-th.xml`. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const asked = readFeedName((await params).name)
  const feed = asked && (await readFeed(asked.name, asked.locale))
  if (!feed) return new Response(null, { status: 404 })
  return sharedAnswer(request, feedXml(env.publicUrl, feed), `${FEED_TYPE}; charset=utf-8`, KEPT)
}

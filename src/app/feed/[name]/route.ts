import { readFeed } from '@/features/content/reads/story-feeds'
import { sharedAnswer } from '@/features/published/reads/answer'
import { FEED_TYPE, feedXml, readFeedName } from '@/features/seo'
import { env } from '@/platform/env'

export const dynamic = 'force-dynamic'

/** News or the blog in one language for programs that read feeds: `/feed/news-th.xml`. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const asked = readFeedName((await params).name)
  const feed = asked && (await readFeed(asked.name, asked.locale))
  if (!feed) return new Response(null, { status: 404 })
  return sharedAnswer(request, feedXml(env.publicUrl, feed), `${FEED_TYPE}; charset=utf-8`)
}

import { readPromotionFeed } from '@/features/promotions/queries/feed'
import { sharedAnswer } from '@/features/public-api/queries/answer'
import { FEED_TYPE, feedXml, readFeedName } from '@/features/seo'
import { readFeed } from '@/features/stories/queries/story-feeds'
import { env } from '@/platform/process/env'

export const dynamic = 'force-dynamic'

/** Kept by the gateway until content changes; by others for a minute. */
const KEPT = 'public, max-age=60, s-maxage=86400'

const contentOf = ({ name, locale }: NonNullable<ReturnType<typeof readFeedName>>) =>
  name === 'promotions' ? readPromotionFeed(locale) : readFeed(name, locale)

/** The feed of news, the blog or promotions in one language: `/feed/news-th.xml`. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const asked = readFeedName((await params).name)
  const feed = asked && (await contentOf(asked))
  if (!feed) return new Response(null, { status: 404 })
  return sharedAnswer(request, feedXml(env.publicUrl, feed), `${FEED_TYPE}; charset=utf-8`, {
    control: KEPT,
    changedAt: feed.changedAt,
  })
}

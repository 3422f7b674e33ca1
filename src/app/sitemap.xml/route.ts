import { readSitemapIndex } from '@/features/catalogue/reads/sitemap'
import { STORY_SITEMAPS } from '@/features/content/reads/story-feeds'
import { sitemapIndexXml } from '@/features/seo'
import { env } from '@/platform/env'
import { xmlAnswer } from '../sitemap/xml-answer'

export const dynamic = 'force-dynamic'

/** The list of all sitemaps. */
export async function GET() {
  return xmlAnswer(sitemapIndexXml(env.publicUrl, await readSitemapIndex(STORY_SITEMAPS)))
}

import { sitemapIndexXml } from '@/features/seo'
import { readSitemapIndex } from '@/features/seo/queries/sitemap'
import { env } from '@/platform/env'
import { SITEMAPS } from '../sitemap/sitemaps'
import { xmlAnswer } from '../sitemap/xml-answer'

export const dynamic = 'force-dynamic'

/** The list of all sitemaps. */
export async function GET() {
  return xmlAnswer(sitemapIndexXml(env.publicUrl, await readSitemapIndex(SITEMAPS)))
}

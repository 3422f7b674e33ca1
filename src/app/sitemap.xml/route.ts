import { lastChange, sitemapIndexXml } from '@/features/seo'
import { readSitemapIndex } from '@/features/seo/queries/sitemap'
import { env } from '@/platform/process/env'
import { SITEMAPS } from '../sitemap/sitemaps'
import { xmlAnswer } from '../sitemap/xml-answer'

export const dynamic = 'force-dynamic'

/** The list of all sitemaps. */
export async function GET() {
  const lines = await readSitemapIndex(SITEMAPS)
  return xmlAnswer(sitemapIndexXml(env.publicUrl, lines), lastChange(lines))
}

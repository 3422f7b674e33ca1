import { lastChange, readSitemapName, sitemapXml } from '@/features/seo'
import { readSitemap } from '@/features/seo/queries/sitemap'
import { env } from '@/platform/process/env'
import { SERVED_LOCALES } from '@/platform/process/served-locales'
import { SITEMAPS } from '../sitemaps'
import { xmlAnswer } from '../xml-answer'

export const dynamic = 'force-dynamic'

/** The pages of one type in one language: `/sitemap/projects-th.xml`. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const asked = readSitemapName((await params).name)
  if (!asked || !SITEMAPS.has(asked.type) || !SERVED_LOCALES.includes(asked.locale))
    return new Response(null, { status: 404 })
  const entries = await readSitemap(asked.type, asked.locale, SITEMAPS)
  return xmlAnswer(sitemapXml(env.publicUrl, entries), lastChange(entries))
}

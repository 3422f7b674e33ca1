import type { Metadata } from 'next'
import { isForSale } from '@/features/catalogue'
import { readProjectPage, socialImageOf } from '@/features/catalogue/queries'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { brochureSheets } from '../domain/brochure'

/** The metadata of a brochure. Search engines find the page of the project instead, which says the same and more. */
export async function brochureMetadata(
  locale: Locale,
  slug: string,
  route: 'brochure' | 'ebrochure',
): Promise<Metadata> {
  const project = await readProjectPage(locale, slug)
  if (!project) return { robots: { index: false, follow: true } }
  const b = words(locale, 'brochure')
  const total = brochureSheets(project, { isForSale: isForSale(project) }).length
  return pageMetadata({
    locale,
    path: pagePath(locale, route, { slug }),
    title: b('page.title', { project: project.title }),
    description: b('page.lead', { total }),
    drawn: await socialImageOf(locale, project),
    isIndexed: false,
  })
}

import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { AnnouncedPage } from '@/features/site/ui/announced-page'
import { announcedFacts } from '@/features/site/ui/announced-words'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  params: Promise<{ locale: string; code?: string; rest?: string[] }>
}

/**
 * The route of announced pages. `folder` is the path before the catch-all segment, if any; `[code]` in it is filled in
 * from the address.
 */
export function announcedRoute(folder?: string) {
  async function factsOf({ params }: Props) {
    const [locale, { code = '', rest = [] }] = [await pageLocale(params), await params]
    const before = folder ? folder.replace('[code]', () => code).split('/') : []
    const facts = announcedFacts(locale, [...before, ...rest].join('/')) ?? notFound()
    // There is no login yet, so the guard sends everybody to the login page (S1§5, C30).
    if (facts.audience === 'affiliate') redirect(pagePath(locale, 'affiliate-login'))
    return facts
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const facts = await factsOf(props)
    if (facts.audience !== 'holder') return pageMetadata(facts)
    // The address is a secret: no canonical link, and no Referer to other sites.
    return { title: facts.title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
  }

  async function Page(props: Props) {
    const { locale, text } = await factsOf(props)
    const { contact } = await readTemplateSetting(locale)
    return <AnnouncedPage locale={locale} text={text} contact={contact} />
  }

  return { generateMetadata, Page }
}

import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { pagePath } from '@/features/addresses'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { AnnouncedPage } from '@/features/content/ui/announced-page'
import { announcedFacts } from '@/features/content/ui/announced-words'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  params: Promise<{ locale: string; code?: string; rest?: string[] }>
}

/**
 * A route of announced pages. `folder` is the words of the address that stand before the open rest, if there are any;
 * `[code]` among them is the one asked for.
 */
export function announcedRoute(folder?: string) {
  async function factsOf({ params }: Props) {
    const [locale, { code = '', rest = [] }] = [await pageLocale(params), await params]
    const before = folder ? folder.replace('[code]', () => code).split('/') : []
    const facts = announcedFacts(locale, [...before, ...rest].join('/')) ?? notFound()
    // Nobody can have signed in yet, so the guard sends everybody to the login (S1§5, C30).
    if (facts.audience === 'affiliate') redirect(pagePath(locale, 'affiliate-login'))
    return facts
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const facts = await factsOf(props)
    if (facts.audience !== 'holder') return pageMetadata(facts)
    // The address is a secret: nothing names it, and no other site is told of it.
    return { title: facts.title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
  }

  async function Page(props: Props) {
    const { locale, text } = await factsOf(props)
    const { contact } = await readTemplateSetting(locale)
    return <AnnouncedPage locale={locale} text={text} contact={contact} />
  }

  return { generateMetadata, Page }
}

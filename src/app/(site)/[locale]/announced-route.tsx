import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { AnnouncedPage } from '@/features/content/ui/announced-page'
import { announcedFacts } from '@/features/content/ui/announced-words'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  params: Promise<{ locale: string; rest?: string[] }>
}

/** A route of announced pages. `folder` is its own word of the address, if it has one; the rest is asked for. */
export function announcedRoute(folder?: string) {
  async function factsOf({ params }: Props) {
    const [locale, { rest = [] }] = [await pageLocale(params), await params]
    return announcedFacts(locale, (folder ? [folder, ...rest] : rest).join('/')) ?? notFound()
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    return pageMetadata(await factsOf(props))
  }

  async function Page(props: Props) {
    const { locale, name } = await factsOf(props)
    const { contact } = await readTemplateSetting(locale)
    return <AnnouncedPage locale={locale} name={name} contact={contact} />
  }

  return { generateMetadata, Page }
}

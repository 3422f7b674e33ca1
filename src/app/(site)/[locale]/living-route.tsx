import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { entryPath, type LivingKind } from '@/features/lifestyle'
import { readEntry } from '@/features/lifestyle/queries/living'
import { EntryPage } from '@/features/lifestyle/ui/entry-page'
import { entryThings } from '@/features/lifestyle/ui/living-words'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { ShareBar } from '@/features/site/ui/bars/share-bar'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

/** The page of one kind of entry of care and living. */
export function livingRoute(kind: LivingKind) {
  async function entryOf({ params }: Props) {
    const [locale, { slug }] = [await pageLocale(params), await params]
    return { locale, ...((await readEntry(locale, kind, slug)) ?? notFound()) }
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { locale, entry } = await entryOf(props)
    return pageMetadata({ locale, path: entryPath(locale, entry), ...entry.meta })
  }

  async function Page(props: Props) {
    const { locale, entry, next } = await entryOf(props)
    const url = env.publicUrl + entryPath(locale, entry)
    return (
      <>
        <StructuredData things={entryThings(env.publicUrl, locale, entry)} />
        <EntryPage
          locale={locale}
          entry={entry}
          next={next}
          now={new Date()}
          share={<ShareBar locale={locale} url={url} title={entry.title} />}
        />
      </>
    )
  }

  return { generateMetadata, Page }
}

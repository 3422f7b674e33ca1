import type { Metadata } from 'next'
import { eventsInOrder } from '@/features/lifestyle'
import { readLiving } from '@/features/lifestyle/queries/living'
import { EventsPage } from '@/features/lifestyle/ui/care-page'
import { listedEntries, livingCrumbs, livingWords } from '@/features/lifestyle/ui/living-words'
import { pagePath } from '@/features/routing'
import { breadcrumbData, listData } from '@/features/seo'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

const entriesIn = async (locale: Awaited<ReturnType<typeof pageLocale>>) =>
  (await readLiving(locale)).filter((entry) => entry.kind === 'event')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = livingWords(locale)
  const [first] = await entriesIn(locale)
  return pageMetadata({
    locale,
    path: pagePath(locale, 'living-events'),
    title: t('kinds.event.title'),
    description: t('kinds.event.lead'),
    image: first?.cover ?? null,
  })
}

/** The events of noble living (A2.2). */
export default async function Events({ params }: Props) {
  const [locale, now] = [await pageLocale(params), new Date()]
  const [path, entries] = [pagePath(locale, 'living-events'), await entriesIn(locale)]
  const { coming, over } = eventsInOrder(entries, now)
  return (
    <>
      <StructuredData
        things={[
          breadcrumbData(env.publicUrl, path, livingCrumbs(locale, 'event')),
          ...listData(env.publicUrl, path, listedEntries(locale, [...coming, ...over])),
        ]}
      />
      <EventsPage locale={locale} entries={entries} now={now} />
    </>
  )
}

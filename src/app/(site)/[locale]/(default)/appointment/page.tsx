import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { askForVisit } from '@/features/visits/actions/visit'
import { readVisitChoice } from '@/features/visits/queries/visits'
import { BookVisitPage } from '@/features/visits/ui/book-visit-page'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** Free times are as of now. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ gallery?: string | string[]; day?: string | string[]; project?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'visits')
  return pageMetadata({
    locale,
    path: pagePath(locale, 'book-visit'),
    title: t('page.title'),
    description: t('page.lead'),
  })
}

export default async function Page({ params, searchParams }: Props) {
  const [locale, asked] = [await pageLocale(params), await searchParams]
  const found = await readVisitChoice(locale, asked)
  if (!found) notFound()
  return <BookVisitPage locale={locale} {...found} action={askForVisit} />
}

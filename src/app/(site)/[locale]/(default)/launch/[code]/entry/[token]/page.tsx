import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readEntry } from '@/features/launches/queries/launch'
import { EntryPage } from '@/features/launches/ui/entry-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { LateMail } from '../../../../../late-mail'

/** One address for each entry: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; code: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'launch')('page.kind'))
}

export default async function Page({ params }: Props) {
  const [locale, { code, token }] = [await pageLocale(params), await params]
  const entry = (await readEntry(code, token)) ?? notFound()
  return <EntryPage locale={locale} token={token} entry={entry} late={<LateMail locale={locale} />} />
}

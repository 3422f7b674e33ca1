import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { membersPath } from '@/features/lifestyle'
import { readForMembers } from '@/features/lifestyle/queries/living'
import { EntryPage } from '@/features/lifestyle/ui/entry-page'
import { livingWords, signInPath } from '@/features/lifestyle/ui/living-words'
import { pageLocale } from '@/i18n/page-locale'

/** What is for members: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const title = livingWords(await pageLocale(params))('forMembers')
  return { title, robots: { index: false, follow: false } }
}

/** A page of care and living with its part for members, also without scripts (S2§2.10). */
export default async function ForMembers({ params }: Props) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  const found = await readForMembers(locale, slug)
  if (found === 'nobody') redirect(signInPath(locale, membersPath(locale, { slug })))
  const { entry, groups } = found ?? notFound()
  return <EntryPage locale={locale} entry={entry} next={[]} now={new Date()} share={null} groups={groups} />
}

import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loginPathFor } from '@/features/members'
import { readOwnCard } from '@/features/rewards/queries/own-card'
import { CardPage } from '@/features/rewards/ui/card-page'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../../member-metadata'

/** One person's data: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const title = words(locale, 'rewards')('card.title')
  return memberMetadata(locale, 'noble-id-card', title, title)
}

/** The member's own card, to print. */
export default async function NobleIdCard({ params }: Props) {
  const locale = await pageLocale(params)
  const card = await readOwnCard(locale)
  if (!card) redirect(loginPathFor(locale, 'noble-id'))
  return <CardPage locale={locale} card={card} />
}

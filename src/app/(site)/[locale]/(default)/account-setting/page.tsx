import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readNamedCard } from '@/features/catalogue/queries/catalogue'
import { loginPathFor } from '@/features/members'
import { readAccountPage } from '@/features/members/queries/account-page'
import { AccountPage } from '@/features/members/ui/account-page'
import { readOwnCard } from '@/features/rewards/queries/own-card'
import { OwnPoints } from '@/features/rewards/ui/own-points'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../member-metadata'

/** One person's data: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ page?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return memberMetadata(locale, 'account-setting', t('account.title'), t('account.title'))
}

export default async function AccountSetting({ params, searchParams }: Props) {
  const [locale, { page }] = [await pageLocale(params), await searchParams]
  const shown = await readAccountPage(page, locale)
  if (!shown) redirect(loginPathFor(locale, page))
  const slugs = new Set([...shown.saved, ...shown.household.homes.map(({ slug }) => slug)])
  const homes = await Promise.all([...slugs].map((slug) => readNamedCard(locale, slug)))
  const requests = await Promise.all(
    shown.leads.map(async (lead) => ({ ...lead, home: await readNamedCard(locale, lead.project) })),
  )
  const card = shown.page === 'noble-id' ? await readOwnCard(locale) : null
  return (
    <AccountPage
      locale={locale}
      {...shown}
      homes={homes.filter((home) => home !== null)}
      requests={requests}
      nobleId={card && <OwnPoints locale={locale} card={card} />}
    />
  )
}

import type { Metadata } from 'next'
import { readAccount, readKeptBackLink } from '@/features/members/queries/member'
import { RegisteredPage } from '@/features/members/ui/welcome-pages'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../../member-metadata'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return memberMetadata(locale, 'register-success', t('success.title'), t('success.lead'))
}

export default async function Registered({ params }: Props) {
  const [locale, account] = [await pageLocale(params), await readAccount()]
  return <RegisteredPage locale={locale} isMember={account !== null} back={await readKeptBackLink()} />
}

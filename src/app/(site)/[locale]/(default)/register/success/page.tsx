import type { Metadata } from 'next'
import { readAccount, readKeptBackLink } from '@/features/members/queries/member'
import { RegisteredPage } from '@/features/members/ui/welcome-pages'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return pageMetadata({
    locale,
    path: pagePath(locale, 'register-success'),
    title: t('success.title'),
    description: t('success.lead'),
    isIndexed: false,
  })
}

export default async function Registered({ params }: Props) {
  const [locale, account] = [await pageLocale(params), await readAccount()]
  return <RegisteredPage locale={locale} isMember={account !== null} back={await readKeptBackLink()} />
}

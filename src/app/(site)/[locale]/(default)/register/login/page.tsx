import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { offersLine, readAccount, readBackLinkOfPage } from '@/features/members/queries/member'
import { LoginPage } from '@/features/members/ui/sign-in-pages'
import { pagePath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../../member-metadata'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ next?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return memberMetadata(locale, 'login', t('login.title'), t('login.meta'))
}

export default async function Login({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  if (await readAccount()) redirect(pagePath(locale, 'account-setting'))
  const back = await readBackLinkOfPage((await searchParams).next)
  return <LoginPage locale={locale} back={back} hasLine={offersLine()} />
}

import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { offersLine, readAccount, readBackLinkOfPage, readStandingOfPage } from '@/features/members/queries/member'
import { ShutAccountPage } from '@/features/members/ui/shut-account-page'
import { LoginPage } from '@/features/members/ui/sign-in-pages'
import { pagePath } from '@/features/routing'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../../member-metadata'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ next?: string | string[]; standing?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return memberMetadata(locale, 'login', t('login.title'), t('login.meta'))
}

export default async function Login({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  if (await readAccount()) redirect(pagePath(locale, 'account-setting'))
  const { next, standing } = await searchParams
  const shut = readStandingOfPage(standing)
  if (shut) return <ShutAccountPage locale={locale} standing={shut} {...(await readTemplateSetting(locale)).contact} />
  const back = await readBackLinkOfPage(next)
  return <LoginPage locale={locale} back={back} hasLine={offersLine()} />
}

import type { Metadata } from 'next'
import { lacksCookies, readChallenge } from '@/features/members/queries/member'
import { CodePage } from '@/features/members/ui/sign-in-pages'
import { NoCookiesPage } from '@/features/members/ui/stopped-pages'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { LateMail } from '../../../late-mail'
import { memberMetadata } from '../../../member-metadata'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ sent?: string | string[] }>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return memberMetadata(locale, 'register-activation', t('code.title'), t('login.meta'))
}

export default async function Activation({ params, searchParams }: Props) {
  const [locale, challenge] = [await pageLocale(params), await readChallenge()]
  if (!challenge && (await lacksCookies((await searchParams).sent))) return <NoCookiesPage locale={locale} />
  return <CodePage locale={locale} email={challenge?.email ?? null} late={<LateMail locale={locale} />} />
}

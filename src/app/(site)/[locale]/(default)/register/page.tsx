import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readAccount, readChallenge } from '@/features/members/queries/member'
import { RegisterPage } from '@/features/members/ui/sign-in-pages'
import { pagePath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../member-metadata'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return memberMetadata(locale, 'register', t('register.title'), t('register.meta'))
}

export default async function Register({ params }: Props) {
  const locale = await pageLocale(params)
  if (await readAccount()) redirect(pagePath(locale, 'account-setting'))
  const challenge = await readChallenge()
  return <RegisterPage locale={locale} proven={challenge?.state === 'proven' ? challenge.email : null} />
}

import type { Metadata } from 'next'
import { readChallenge } from '@/features/members/queries/member'
import { CodePage } from '@/features/members/ui/sign-in-pages'
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
  return memberMetadata(locale, 'register-activation', t('code.title'), t('login.meta'))
}

export default async function Activation({ params }: Props) {
  const challenge = await readChallenge()
  return <CodePage locale={await pageLocale(params)} email={challenge?.email ?? null} />
}

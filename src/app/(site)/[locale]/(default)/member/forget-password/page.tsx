import type { Metadata } from 'next'
import { ForgetPasswordPage } from '@/features/members/ui/sign-in-pages'
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
  return memberMetadata(locale, 'forget-password', t('forgot.title'), t('forgot.meta'))
}

export default async function ForgetPassword({ params }: Props) {
  return <ForgetPasswordPage locale={await pageLocale(params)} />
}

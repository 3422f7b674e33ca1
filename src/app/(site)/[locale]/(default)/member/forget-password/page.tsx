import type { Metadata } from 'next'
import { ForgetPasswordPage } from '@/features/members/ui/sign-in-pages'
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
    path: pagePath(locale, 'forget-password'),
    title: t('forgot.title'),
    description: t('forgot.meta'),
    isIndexed: false,
  })
}

export default async function ForgetPassword({ params }: Props) {
  return <ForgetPasswordPage locale={await pageLocale(params)} />
}

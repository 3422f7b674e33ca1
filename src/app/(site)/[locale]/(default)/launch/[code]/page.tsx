import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readLaunch } from '@/features/launches/queries/launch'
import { LaunchPage } from '@/features/launches/ui/launch-page'
import { enterDraw } from '@/features/members/actions/enter-draw'
import { readAccount } from '@/features/members/queries/member'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** It says where the launch stands now: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; code: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { code }] = [await pageLocale(params), await params]
  const { launch } = (await readLaunch(code)) ?? notFound()
  const path = pagePath(locale, 'launch', { code })
  const [title, description] = [launch.title[locale], words(locale, 'launch')('page.lead')]
  return pageMetadata({ locale, path, title, description, isIndexed: false })
}

export default async function Page({ params }: Props) {
  const [locale, { code }] = [await pageLocale(params), await params]
  const shown = (await readLaunch(code)) ?? notFound()
  const account = await readAccount()
  return <LaunchPage locale={locale} {...shown} member={account && { email: account.email, enter: enterDraw }} />
}

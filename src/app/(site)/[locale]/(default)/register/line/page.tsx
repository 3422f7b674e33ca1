import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readPendingLine } from '@/features/members/queries/member'
import { LinePage } from '@/features/members/ui/line-page'
import { pagePath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../../member-metadata'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ problem?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const title = words(locale, 'line')('title')
  return memberMetadata(locale, 'line-login', title, title)
}

export default async function Line({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const shown = await readPendingLine((await searchParams).problem)
  if (!shown) redirect(pagePath(locale, 'login'))
  return <LinePage locale={locale} {...shown} />
}

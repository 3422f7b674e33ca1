import type { Metadata } from 'next'
import { LeaveNewsPage } from '@/features/leads/ui/link-pages'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address per person: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = words(await pageLocale(params), 'newsletter')
  return secretPageMetadata(t('leave.title'))
}

export default async function LeaveNews({ params }: Props) {
  return <LeaveNewsPage locale={await pageLocale(params)} token={(await params).token} />
}

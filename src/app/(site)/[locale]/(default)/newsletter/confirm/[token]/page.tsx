import type { Metadata } from 'next'
import { ConfirmNewsPage } from '@/features/leads/ui/link-pages'
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
  return secretPageMetadata(t('confirm.title'))
}

export default async function ConfirmNews({ params }: Props) {
  return <ConfirmNewsPage locale={await pageLocale(params)} token={(await params).token} />
}

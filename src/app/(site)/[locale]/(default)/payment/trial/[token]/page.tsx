import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { secretPageMetadata } from '@/features/seo'
import { readTrialPayment } from '@/features/trial-provider/queries/trial'
import { TrialPage } from '@/features/trial-provider/ui/trial-page'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each payment: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'trial')('title'))
}

export default async function Page({ params }: Props) {
  const payment = (await readTrialPayment((await params).token)) ?? notFound()
  return <TrialPage locale={await pageLocale(params)} payment={payment} />
}

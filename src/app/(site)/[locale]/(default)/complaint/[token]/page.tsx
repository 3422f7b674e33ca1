import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readOwnCase } from '@/features/care/queries/own-case'
import { CasePage } from '@/features/care/ui/case-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each complaint: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'care')('page.name'))
}

export default async function Page({ params }: Props) {
  const { token } = await params
  const found = await readOwnCase(token)
  if (!found) notFound()
  return <CasePage locale={await pageLocale(params)} token={token} found={found} />
}

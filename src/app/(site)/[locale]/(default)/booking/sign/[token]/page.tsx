import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readCoSigning } from '@/features/booking/queries/signing'
import { CoSignPage } from '@/features/booking/ui/co-sign-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { LateMail } from '../../../../late-mail'

/** One address for each further buyer: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'booking')('pages.co-sign.title'))
}

export default async function Page({ params }: Props) {
  const { token } = await params
  const signing = await readCoSigning(token)
  if (!signing) notFound()
  const locale = await pageLocale(params)
  return <CoSignPage locale={locale} token={token} signing={signing} late={<LateMail locale={locale} />} />
}

import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { loginPathFor } from '@/features/members'
import { readOwnCode } from '@/features/rewards/queries/own-card'
import { CodePage } from '@/features/rewards/ui/code-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One person's data: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; id: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  secretPageMetadata(words(await pageLocale(params), 'rewards')('own.codes'))

/** The code of a benefit, for the member who redeemed it. */
export default async function NobleIdCode({ params }: Props) {
  const [locale, { id }] = [await pageLocale(params), await params]
  const { isMember, redemption } = await readOwnCode(locale, id)
  if (!isMember) redirect(loginPathFor(locale, 'noble-id'))
  return <CodePage locale={locale} redemption={redemption ?? notFound()} />
}

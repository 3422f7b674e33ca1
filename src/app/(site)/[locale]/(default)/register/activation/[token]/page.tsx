import type { Metadata } from 'next'
import { readLink } from '@/features/members/queries/member'
import { LinkPage } from '@/features/members/ui/sign-in-pages'
import { LinkEndedPage } from '@/features/members/ui/stopped-pages'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address per person: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'members')('link.title'))
}

export default async function ActivationLink({ params }: Props) {
  const [locale, { token }] = [await pageLocale(params), await params]
  const state = await readLink(token)
  return state === 'open' ? <LinkPage locale={locale} token={token} /> : <LinkEndedPage locale={locale} why={state} />
}

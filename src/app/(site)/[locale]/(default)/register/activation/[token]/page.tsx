import type { Metadata } from 'next'
import { LinkPage } from '@/features/members/ui/sign-in-pages'
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
  return <LinkPage locale={await pageLocale(params)} token={(await params).token} />
}

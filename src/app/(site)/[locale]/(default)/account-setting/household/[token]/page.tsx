import type { Metadata } from 'next'
import { readInvitation } from '@/features/members/queries/account-page'
import { InvitationPage } from '@/features/members/ui/invitation-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address per person: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'household')('title'))
}

export default async function HouseholdInvitation({ params }: Props) {
  const { token } = await params
  return <InvitationPage locale={await pageLocale(params)} token={token} {...(await readInvitation(token))} />
}

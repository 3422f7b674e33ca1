import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loginPathFor } from '@/features/members'
import { readAccount } from '@/features/members/queries/member'
import { QuestionnairePage } from '@/features/members/ui/welcome-pages'
import { pagePath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../../member-metadata'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return memberMetadata(locale, 'register-questionnaire', t('ask.title'), t('ask.lead'))
}

export default async function Questionnaire({ params }: Props) {
  const [locale, account] = [await pageLocale(params), await readAccount()]
  if (!account) redirect(loginPathFor(locale, 'profile'))
  // Asked once: the answers are changed on the profile page.
  if (account.isAsked) redirect(pagePath(locale, 'account-setting'))
  return <QuestionnairePage locale={locale} answers={account.preferences} />
}

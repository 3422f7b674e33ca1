import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { accountPath } from '@/features/members'
import type { Locale } from '@/i18n/locales'
import type { OwnCard } from '../domain/card'
import { MemberCard } from './member-card'
import { rewardWords } from './noble-id-words'

/** The card as a page to print, or to keep on a phone. */
export function CardPage({ locale, card }: { locale: Locale; card: OwnCard }) {
  const t = rewardWords(locale)
  return (
    <Container className="flex flex-col gap-6 py-8 print:gap-4 print:py-0">
      <header className="flex flex-col gap-3 print:hidden">
        <h1 className="type-display text-h1">{phrased(t('card.title'))}</h1>
        <p className="max-w-prose text-stone-600">{t('card.lead')}</p>
      </header>
      <MemberCard locale={locale} card={card} />
      <ArrowLink href={accountPath(locale, 'noble-id')} className="self-start print:hidden">
        {t('card.back')}
      </ArrowLink>
    </Container>
  )
}

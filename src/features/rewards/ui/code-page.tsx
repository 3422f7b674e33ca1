import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { accountPath } from '@/features/members'
import type { Locale } from '@/i18n/locales'
import type { OwnRedemption } from '../domain/card'
import { pointsIn, rewardWords } from './noble-id-words'
import { codeState } from './own-points'

/** A redeemed benefit with its code, large enough to show across a counter. */
export function CodePage({ locale, redemption }: { locale: Locale; redemption: OwnRedemption }) {
  const t = rewardWords(locale)
  return (
    <Container className="flex flex-col items-start gap-5 py-8">
      <h1 className="type-display text-h1">{phrased(redemption.title)}</h1>
      {redemption.code ? (
        <>
          <p className="max-w-prose text-stone-600">{t('own.codesLead')}</p>
          <p className="bg-white p-5 text-h1 font-semibold whitespace-nowrap tabular-nums">{redemption.code}</p>
        </>
      ) : null}
      <p>{codeState(locale, redemption)}</p>
      <p className="text-small text-stone-600">{t('page.cost', { points: pointsIn(locale, redemption.points) })}</p>
      <ArrowLink href={accountPath(locale, 'noble-id')}>{t('card.back')}</ArrowLink>
    </Container>
  )
}

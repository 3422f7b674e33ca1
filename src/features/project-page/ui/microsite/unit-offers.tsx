import { classNames } from '@/design/show/class-names'
import type { UnitRow } from '@/features/catalogue'
import { type BeforeSentence, unitBeforeText } from '@/i18n/before-text'
import type { Price } from '@/kernel/price'
import type { OfferLines } from '../../domain/offer-lines'

interface StartingOfferProps {
  /** The words of `startingBefore`; empty: nothing is shown. */
  before: string
  price: Price
  offers: OfferLines
  className?: string
}

/** What a starting price was before a promotion, and the promotion by its name. */
export function StartingOffer({ before, price: { offer }, offers, className }: StartingOfferProps) {
  if (before === '') return null
  const line = offer === null ? undefined : offers[offer]
  return (
    <span className={classNames('text-small tabular-nums', className)}>
      {before}
      {line ? (
        <>
          {' · '}
          <a href={line.href} className="underline decoration-stone-400 underline-offset-4 hover:decoration-current">
            {line.title}
          </a>
        </>
      ) : null}
    </span>
  )
}

interface UnitOffersProps {
  unit: Pick<UnitRow, 'price' | 'offers'>
  offers: OfferLines
  before: BeforeSentence
}

/** What promotions give on a unit: the price before, and each benefit with its condition. Nothing without one. */
export function UnitOffers({ unit, offers, before }: UnitOffersProps) {
  const lines = unit.offers.flatMap((key) => (offers[key] ? [{ key, ...offers[key] }] : []))
  const was = unitBeforeText(before, unit.price)
  if (was === '' && lines.length === 0) return null
  return (
    <div className="border-s-4 border-accent ps-4 tabular-nums">
      {was === '' ? null : <p className="font-medium">{was}</p>}
      {lines.map(({ key, title, href, text }) => (
        <p key={key} className="text-small">
          <a
            href={href}
            className="inline-flex min-h-6 items-center underline decoration-stone-400 underline-offset-4 hover:decoration-current"
          >
            {title}
          </a>
          <span className="block text-stone-600">{text}</span>
        </p>
      ))}
    </div>
  )
}

import { fillText } from '@/i18n/staff-texts'
import { toSatang } from '@/kernel/money'
import '@/design/back-office/desk.css'
import { DeskFacts } from '@/design/back-office/desk-facts'
import { DeskStepForm } from '@/design/back-office/desk-step-form'
import { formatArea } from '@/i18n/formats'
import { type StaffLanguage, staffMoney } from '@/i18n/staff-formats'
import { sellUnit } from '../actions/counter'
import type { CounterOffer } from '../domain/desk'
import { buyerGroups, languageField } from './counter-fields'
import { counterTexts, counterWords } from './counter-words'
import { deskWords } from './desk-words'

interface CounterSaleProps {
  language: StaffLanguage
  /** The number of the board's campaign. */
  campaign: number
  /** Null when the unit cannot be sold here now. */
  offer: CounterOffer | null
}

/** One free unit of a board, and who buys it. */
export function CounterSale({ language, campaign, offer }: CounterSaleProps) {
  const [t, d] = [counterWords(language), deskWords(language)]
  const board = `/admin/bookings?board=${campaign}`
  const back = (
    <p>
      <a href={board}>{t.back}</a>
    </p>
  )
  if (!offer)
    return (
      <div className="desk">
        {back}
        <p className="desk-note">{t.cannot}</p>
      </div>
    )
  const { unit, price, promotions, fee, holdMinutes, project } = offer
  return (
    <div className="desk">
      {back}
      <h1>{fillText(t.title, { unit: unit.number })}</h1>
      <p>{project}</p>
      <DeskFacts
        facts={[
          [t.building, unit.building],
          [t.floor, unit.floor],
          [t.type, unit.type],
          [t.area, formatArea(language, unit.area)],
          ...(price.now === null ? [] : [[d.price, staffMoney(toSatang(price.now.from))] as const]),
          ...(price.before === null ? [] : [[t.priceBefore, staffMoney(toSatang(price.before))] as const]),
          ...(promotions.length === 0 ? [] : [[t.promotions, promotions.join(' · ')] as const]),
          [d.fee, staffMoney(fee)],
        ]}
      />
      <p>{fillText(t.lead, { minutes: holdMinutes })}</p>
      <DeskStepForm
        action={sellUnit}
        permalink={`${board}&sell=${unit.id}`}
        hidden={{ campaign: String(campaign), unit: String(unit.id) }}
        groups={[{ fields: [languageField(t)] }, ...buyerGroups(language)]}
        submit={t.hold}
        isMain
        texts={counterTexts(language)}
      />
    </div>
  )
}

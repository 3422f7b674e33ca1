import { formatArea, formatBaht, formatDate } from '@/i18n/formats'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { addDays, dayIn, type IsoDay } from '@/kernel/calendar-day'
import type { Booking } from '../domain/booking'
import { SIGN_HOURS } from '../domain/co-signing'
import type { ContractBasis, Permit } from '../domain/contract-basis'
import type { Parties, Party } from '../domain/contract-parties'
import { SLIP_HOURS } from '../domain/hold'

/** What a contract needs of its booking, or of a unit that can be booked. */
export interface ContractFacts extends Pick<Booking, 'reference' | 'price' | 'fee' | 'termsVersion' | 'heldAt'> {
  /** Null before the buyers named themselves. */
  parties: Parties | null
  snapshot: Pick<Booking['snapshot'], 'area' | 'contract' | 'slipHours'> & {
    unit: Pick<Booking['snapshot']['unit'], 'number' | 'floor' | 'building' | 'typeName'>
    project: Pick<Booking['snapshot']['project'], 'title' | 'isCondominium'>
    campaign: Pick<Booking['snapshot']['campaign'], 'included' | 'promotion'>
  }
}

type Values = Record<string, string>

/** What an editor wrote, on one line: a blank line would look like the next clause. */
const onOneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' · ')

const dateOf = (locale: Locale, day: IsoDay) => formatDate(locale, new Date(`${day}T05:00:00Z`))

function permitLine(locale: Locale, name: 'permit' | 'impact' | 'allocation', permit: Permit): string {
  const t = words(locale, 'contract')
  if (permit.state === 'granted')
    return t(`lines.${name}Granted`, { number: permit.number, date: dateOf(locale, permit.date) })
  if (permit.state === 'pending') return t(`lines.${name}Pending`, { date: dateOf(locale, permit.by) })
  return t(`lines.${name}NotRequired`)
}

/** The marks in whose place a name stands in the end: kept sentences must hold no one's data. */
const [NAME, END] = ['\u0001', '\u0002']

function buyerLine(locale: Locale, { name, document, end, nationality }: Party, at: number): string {
  const t = words(locale, 'contract')
  const countries = new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region' })
  return t('lines.buyer', {
    ...{ number: at + 1, name: NAME, end: END, document: t(`lines.${document}`) },
    nationality: countries.of(nationality) ?? nationality,
  })
    .replace(END, () => end)
    .replace(NAME, () => name)
}

/** The line of each buyer. */
export const buyerLines = (locale: Locale, parties: Parties | null): string =>
  parties
    ? parties.buyers.map((party, at) => buyerLine(locale, party, at)).join('\n')
    : words(locale, 'contract')('lines.noBuyer')

function basisValues(locale: Locale, basis: ContractBasis, facts: ContractFacts): Values {
  const { seller, registration, address, signatory, land, deed, permit, approval, signWithinDays } = basis
  const signBy = addDays(dayIn('Asia/Bangkok', facts.heldAt), signWithinDays)
  const second = facts.snapshot.project.isCondominium ? 'impact' : 'allocation'
  return {
    ...{ registration, deed, seller: seller[locale], address: address[locale], signatory: signatory[locale] },
    land: land[locale],
    permit: permitLine(locale, 'permit', permit),
    approval: permitLine(locale, second, approval),
    signBy: dateOf(locale, signBy),
  }
}

/** The values of every clause in a language, without those that name somebody. */
export function contractValues(locale: Locale, facts: ContractFacts): Values {
  const { unit, project, campaign, area, contract, slipHours } = facts.snapshot
  const none = words(locale, 'contract')('lines.none')
  const values = {
    unit: unit.number,
    floor: String(unit.floor),
    building: unit.building || none,
    type: unit.typeName[locale],
    area: formatArea(locale, area),
    project: project.title[locale],
    reference: facts.reference.toUpperCase(),
    price: formatBaht(facts.price / 100),
    fee: formatBaht(facts.fee / 100),
    included: onOneLine(campaign.included[locale]) || none,
    promotion: onOneLine(campaign.promotion[locale]) || none,
    hours: String(slipHours ?? SLIP_HOURS),
    signHours: String(SIGN_HOURS),
  }
  return contract ? { ...values, ...basisValues(locale, contract, facts) } : values
}

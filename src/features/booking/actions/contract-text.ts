import { formatArea, formatBaht } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Booking } from '../domain/booking'
import type { Campaign, OfferedUnit } from '../domain/campaign'
import { CLAUSES, isTermsVersion, TERMS_VERSIONS } from '../domain/terms'
import { contractHash } from '../operations/booking-secrets'

/** One clause in one language. */
export interface Clause {
  key: string
  title: string
  text: string
}

/** The contract of a booking: the binding Thai text, the translation, and the hash of both. */
export interface Contract {
  version: string
  thai: readonly Clause[]
  /** Empty for readers of Thai. */
  translated: readonly Clause[]
  hash: string
}

/** What a contract needs of its booking, or of a unit that can be booked. */
export interface ContractFacts extends Pick<Booking, 'reference' | 'price' | 'fee' | 'termsVersion'> {
  snapshot: Pick<Booking['snapshot'], 'area'> & {
    unit: Pick<Booking['snapshot']['unit'], 'number' | 'floor'>
    project: Pick<Booking['snapshot']['project'], 'title'>
  }
}

/** In the place of the reference that a contract gets with its booking. */
const NO_REFERENCE = 'NB-········'

/** How a contract is signed; one clause says so. */
type Form = 'by code' | 'on paper'

function clausesOf(
  booking: ContractFacts,
  { version, locale, form }: { version: (typeof TERMS_VERSIONS)[number]; locale: Locale; form: Form },
): Clause[] {
  const t = words(locale, 'contract')
  const { unit, project } = booking.snapshot
  const values = {
    unit: unit.number,
    floor: String(unit.floor),
    area: formatArea(locale, booking.snapshot.area),
    project: project.title[locale],
    reference: booking.reference.toUpperCase(),
    price: formatBaht(booking.price / 100),
    fee: formatBaht(booking.fee / 100),
  }
  type Key = Parameters<typeof t>[0]
  const keys = CLAUSES[version].map((key) => (key === 'copy' && form === 'on paper' ? 'copyOnPaper' : key))
  return keys.map((key) => ({
    key,
    title: t(`clauses.${key}.title` as Key),
    text: t(`clauses.${key}.text` as Key, values),
  }))
}

/** A contract as one text, as it is hashed and kept. */
export const textOf = (clauses: readonly Clause[]): string =>
  clauses.map(({ title, text }) => `${title}\n${text}`).join('\n\n')

/** The contract of a booking in Thai and in the language of the page. It names the buyer by the reference alone. */
export function contractOf(booking: ContractFacts, locale: Locale, form: Form = 'by code'): Contract {
  const version = isTermsVersion(booking.termsVersion) ? booking.termsVersion : TERMS_VERSIONS[0]
  const thai = clausesOf(booking, { version, locale: 'th', form })
  const translated = locale === 'th' ? [] : clausesOf(booking, { version, locale, form })
  return { version, thai, translated, hash: contractHash(booking.termsVersion, textOf(thai), textOf(translated)) }
}

/** The contract that a buyer of this unit would sign, before there is a booking. */
export const contractOffered = (
  { termsVersion, fee, project }: Pick<Campaign, 'termsVersion' | 'fee' | 'project'>,
  { price, area, ...unit }: Pick<OfferedUnit, 'number' | 'floor' | 'area'> & { price: number },
  locale: Locale,
): Contract =>
  contractOf({ reference: NO_REFERENCE, price, fee, termsVersion, snapshot: { area, unit, project } }, locale)

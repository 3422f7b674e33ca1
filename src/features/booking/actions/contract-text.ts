import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Campaign, duePrice, type OfferedUnit } from '../domain/campaign'
import { CLAUSES, isTermsVersion, ON_PAPER, TERMS_VERSIONS, type TermsVersion } from '../domain/terms'
import { contractHash } from '../operations/booking-secrets'
import { buyerLines, type ContractFacts, contractValues } from './contract-values'

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

/** In the place of the reference that a contract gets with its booking. */
const NO_REFERENCE = 'NB-········'
/** In the place of the seal before the buyers are named. */
const NO_SEAL = '····'

/** How a contract is signed; two clauses say so. */
type Form = 'by code' | 'on paper'

/** The marks of what names the buyers: kept sentences must hold no one's data. */
const [BUYERS, SEAL] = ['\u0003', '\u0004']

function clausesOf(
  facts: ContractFacts,
  { version, locale, form }: { version: TermsVersion; locale: Locale; form: Form },
): Clause[] {
  const t = words(locale, 'contract')
  const values = { ...contractValues(locale, facts), buyers: BUYERS, seal: SEAL }
  const kind = facts.snapshot.project.isCondominium ? 'condominium' : 'house'
  const { parties } = facts
  type Key = Parameters<typeof t>[0]
  return CLAUSES[version][kind].map((clause, at) => {
    const key = form === 'on paper' ? paperKey(version, clause) : clause
    const title = t(`clauses.${version}.${key}.title` as Key)
    const text = t(`clauses.${version}.${key}.text` as Key, values)
    return {
      key,
      // The titles of the first version have their numbers in them.
      title: version === '2026-11' ? title : `${at + 1}. ${title}`,
      text: text.replace(BUYERS, () => buyerLines(locale, parties)).replace(SEAL, () => parties?.seal ?? NO_SEAL),
    }
  })
}

function paperKey(version: TermsVersion, clause: string): string {
  if (version === '2026-11' && clause !== 'copy') return clause
  return ON_PAPER[clause] ?? clause
}

/** A contract as one text, as it is hashed and kept. */
export const textOf = (clauses: readonly Clause[]): string =>
  clauses.map(({ title, text }) => `${title}\n${text}`).join('\n\n')

/**
 * The contract of a booking in Thai and in the language of the page, under the terms of its hold. It names seller and buyers;
 * of document numbers only the end, with the seal that binds it to the whole ones.
 */
export function contractOf(facts: ContractFacts, locale: Locale, form: Form = 'by code'): Contract {
  const version = isTermsVersion(facts.termsVersion) ? facts.termsVersion : TERMS_VERSIONS[0]
  const thai = clausesOf(facts, { version, locale: 'th', form })
  const translated = locale === 'th' ? [] : clausesOf(facts, { version, locale, form })
  return { version, thai, translated, hash: contractHash(facts.termsVersion, textOf(thai), textOf(translated)) }
}

/** The contract that a buyer of this unit would sign, before there is a booking. Null where the campaign sells nothing. */
export function contractOffered(
  { fee, project, slipHours, included, promotion, contract }: Campaign,
  { area, ...unit }: OfferedUnit,
  { locale, now }: { locale: Locale; now: Date },
): Contract | null {
  const price = duePrice(unit)
  if (!contract || price === null) return null
  const isCondominium = project.group === 'Condominium'
  const campaign = { included, promotion }
  const snapshot = { area, unit, project: { title: project.title, isCondominium }, campaign, contract, slipHours }
  const booking = { reference: NO_REFERENCE, price, fee, termsVersion: TERMS_VERSIONS[0], heldAt: now, parties: null }
  return contractOf({ ...booking, snapshot }, locale)
}

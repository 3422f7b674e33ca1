import type { LocalText } from './local-text'

/** The purchase contract is signed within so many days of the hold, unless the campaign says otherwise. */
export const SIGN_WITHIN_DAYS = 30

/** A permit as the contract states it: granted with its number and day, or promised by a latest day (`2027-06-30`). */
export type Permit =
  | { state: 'granted'; number: string; date: string }
  | { state: 'pending'; by: string }
  | { state: 'notRequired' }

/** Who sells, on which land and with which permits. Kept with a booking as it was when the unit was held. */
export interface ContractBasis {
  seller: LocalText
  registration: string
  address: LocalText
  signatory: LocalText
  /** Subdistrict, district and province. */
  land: LocalText
  deed: string
  permit: Permit
  /** The environmental report of a condominium, the land allocation of houses and plots. */
  approval: Permit
  /** The purchase contract is signed within so many days of the hold. */
  signWithinDays: number
}

/** What an editor wrote about a sale. Days as `2027-06-30`; empty where nothing was written. */
export interface ContractContent {
  seller: LocalText
  registration: string
  address: LocalText
  signatory: LocalText
  land: LocalText
  permitBy: string
  approvalBy: string
  approvalNotRequired: boolean
  signWithinDays: number
}

/** A document of the project, as an editor recorded it. */
export interface ProjectPaper {
  kind: string
  state: string
  number: string
  date: string
}

const grantedOf = (papers: readonly ProjectPaper[], kind: string) =>
  papers.find((one) => one.kind === kind && one.state === 'granted' && one.number !== '' && one.date !== '')

function permitOf(papers: readonly ProjectPaper[], kind: string, by: string): Permit | null {
  const granted = grantedOf(papers, kind)
  if (granted) return { state: 'granted', number: granted.number, date: granted.date }
  return by === '' ? null : { state: 'pending', by }
}

const NOT_REQUIRED: Permit = { state: 'notRequired' }

/**
 * What the contract rests on. Null while something is missing that it has to say: nothing is sold then, as the buyer would
 * sign a text with a gap.
 */
export function contractBasis(
  content: ContractContent,
  papers: readonly ProjectPaper[],
  group: string,
): ContractBasis | null {
  const { permitBy, approvalBy, approvalNotRequired, ...said } = content
  const { seller, registration, address, signatory, land } = said
  const deed = grantedOf(papers, 'land_title')?.number
  const permit = group === 'Land' ? NOT_REQUIRED : permitOf(papers, 'construction_permit', permitBy)
  const kind = group === 'Condominium' ? 'eia' : 'land_allocation'
  const approval = permitOf(papers, kind, approvalBy) ?? (approvalNotRequired ? NOT_REQUIRED : null)
  const isNamed = [seller.th, registration, address.th, signatory.th, land.th].every((text) => text.trim() !== '')
  return isNamed && deed && permit && approval ? { ...said, deed, permit, approval } : null
}

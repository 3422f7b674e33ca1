import { type Satang, toSatang } from '@/kernel/money'
import { fromOf, type Price } from '@/kernel/price'
import type { Group, UnitState } from '@/kernel/vocabulary'
import type { ContractBasis } from './contract-basis'
import type { LocalText } from './local-text'

/** What can be booked online, and how. Money in whole satang. */
export interface Campaign {
  id: number
  code: string
  title: LocalText
  lead: LocalText
  included: LocalText
  promotion: LocalText
  isOpen: boolean
  opensAt: Date
  closesAt: Date | null
  fee: number
  holdMinutes: number
  slipHours: number
  limitPerPerson: number
  /** What its contract rests on; null while something is missing, and nothing can be held. */
  contract: ContractBasis | null
  project: { id: number; slug: string; title: LocalText; brand: 'noble' | 'nue'; group: Group }
}

export type Phase = 'announced' | 'open' | 'closed'

/** Whether units can be held now, not yet, or no longer. */
export function phaseOf(
  { isOpen, opensAt, closesAt }: Pick<Campaign, 'isOpen' | 'opensAt' | 'closesAt'>,
  now: Date,
): Phase {
  if (!isOpen || (closesAt && closesAt <= now)) return 'closed'
  return opensAt > now ? 'announced' : 'open'
}

/** A unit of a campaign as the public sees it now. */
export interface OfferedUnit {
  id: number
  number: string
  building: string
  floor: number
  area: number
  orientation: string
  type: string
  typeName: LocalText
  /** On request where it is not for sale. */
  price: Price
  /** The keys of the benefits of promotions that it has. */
  offers: readonly string[]
  isFree: boolean
  /** One of the four states; what somebody holds is reserved, and without a price it is not released. */
  state: UnitState
}

/** What a unit costs who holds it now, in whole satang; null where it is not for sale. */
export function duePrice({ price }: Pick<OfferedUnit, 'price'>): Satang | null {
  const from = fromOf(price)
  return from === null ? null : toSatang(from)
}

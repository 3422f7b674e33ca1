import type { Locale } from '@/i18n/locales'
import { bareCode } from '@/kernel/form/typed-digits'

/** For how long a turn lasts, unless the campaign says otherwise. */
export const TURN_MINUTES = 15

/** The public number comes so long after the closing, or later: the closing must be published before it. */
export const NUMBER_AFTER_MINUTES = 15

/** A text in the four languages. */
export type LocalText = Record<Locale, string>

/** What happens to a turn that was missed. */
export type MissedRule = 'end' | 'pass'

/** Where the public number comes from: a round of a beacon that anybody can check, or two people who enter it. */
export type NumberSource = 'beacon' | 'named'

/** How a launch goes. A plan of the editors until the commitment is published, and fixed from then on. */
export interface LaunchPlan {
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  numberSource: NumberSource
  /** The moment of the public number. */
  numberAt: Date | null
  /** Names a number that people enter; empty for the beacon. */
  numberName: LocalText
  /** The page where a number that people enter is published; empty for the beacon. */
  numberHref: string
  turnMinutes: number
  /** Hours of the day in Bangkok between which turns are called and end. */
  turnsFrom: number
  turnsUntil: number
  missed: MissedRule
  /** When units can be held: turns begin. */
  opensAt: Date
}

/** A campaign that opens with a draw, as everybody may see it. */
export interface Launch extends LaunchPlan {
  /** The id of the campaign. */
  campaign: number
  code: string
  title: LocalText
  project: { id: number; slug: string; title: LocalText; brand: 'noble' | 'nue' }
  closesAt: Date | null
  isOpen: boolean
  /** The booking fee in baht. */
  fee: number
  holdMinutes: number
  unitsPerPerson: number
  /** The statement is null for a launch of before it named the moment of its number. */
  commitment: { sha256: string; statement: string | null; madeAt: Date } | null
  closing: { sha256: string; count: number; closedAt: Date } | null
  /** The final public number. */
  number: { value: string; at: Date } | null
  draw: { id: number; drawnAt: Date } | null
  /** A launch that was withdrawn stays public, and nothing goes on in it. */
  withdrawal: { at: Date; reason: string } | null
}

/** Where a launch stands. */
export type LaunchPhase = 'planned' | 'registration' | 'closing' | 'closed' | 'drawn' | 'withdrawn'

/** Where a launch stands at a time. Nobody can enter before the commitment is published. */
export function phaseOf(launch: Launch, now: Date): LaunchPhase {
  const { registrationOpensAt: opens, registrationClosesAt: closes, commitment, closing, draw, withdrawal } = launch
  if (withdrawal) return 'withdrawn'
  if (draw) return 'drawn'
  if (closing) return 'closed'
  if (!commitment || !opens || !closes || now < opens) return 'planned'
  return now < closes ? 'registration' : 'closing'
}

/** Whether units of the campaign can be held at a time, apart from whose turn it is. */
export const isOnSale = ({ isOpen, opensAt, closesAt }: Launch, now: Date): boolean =>
  isOpen && opensAt <= now && (closesAt === null || closesAt > now)

/** Why a plan cannot be committed to. */
export type PlanFault = 'dates' | 'past' | 'numberAt' | 'sale' | 'numberName' | 'notALink' | 'hours'

const isNamed = ({ numberName }: LaunchPlan) => Object.values(numberName).every((text) => text.trim() !== '')

const isLink = (href: string) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(href) && href.length <= 500

/** Why a plan cannot be committed to; null when it can. */
export function planFault(plan: LaunchPlan, now: Date): PlanFault | null {
  const { registrationOpensAt: opens, registrationClosesAt: closes, numberAt } = plan
  if (!opens || !closes || opens >= closes) return 'dates'
  if (closes <= now) return 'past'
  if (!numberAt || numberAt.getTime() - closes.getTime() < NUMBER_AFTER_MINUTES * 60_000) return 'numberAt'
  if (plan.opensAt < numberAt) return 'sale'
  if (plan.numberSource === 'named' && !isNamed(plan)) return 'numberName'
  if (plan.numberSource === 'named' && !isLink(plan.numberHref)) return 'notALink'
  return plan.turnsFrom * 60 + plan.turnMinutes <= plan.turnsUntil * 60 ? null : 'hours'
}

/** A public number as it is used: without blanks, in small letters; null when it is neither digits nor hex. */
export function readNumber(typed: string): string | null {
  const value = bareCode(typed).replaceAll(',', '').toLowerCase()
  return /^[0-9a-f]{1,128}$/.test(value) ? value : null
}

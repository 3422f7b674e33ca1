import type { Locale } from '@/i18n/locales'

/** For how long the holder of a turn alone may hold a unit, unless the campaign says otherwise. */
export const TURN_MINUTES = 15

/** A text in the four languages. */
export type LocalText = Record<Locale, string>

/** What happens to a turn that was missed. */
export type MissedRule = 'end' | 'pass'

/** How a launch goes. A plan of the editors until the commitment is published, and fixed from then on. */
export interface LaunchPlan {
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  /** Names the public number that will be used. */
  numberName: LocalText
  turnMinutes: number
  /** Hours of the day in Bangkok between which turns are called and end. */
  turnsFrom: number
  turnsUntil: number
  missed: MissedRule
}

/** A campaign that opens with a draw, as everybody may see it. */
export interface Launch extends LaunchPlan {
  /** The id of the campaign. */
  campaign: number
  code: string
  title: LocalText
  project: { slug: string; title: LocalText; brand: 'noble' | 'nue' }
  /** When units can be held: turns begin. */
  opensAt: Date
  closesAt: Date | null
  isOpen: boolean
  commitment: { sha256: string; madeAt: Date } | null
  closing: { sha256: string; count: number; closedAt: Date } | null
  /** The public number that was entered last. */
  number: { id: number; value: string; href: string; publishedAt: Date } | null
  /** The last run of the draw: it counts. */
  draw: { id: number; run: number; number: number; drawnAt: Date } | null
}

/** Where a launch stands. */
export type LaunchPhase = 'planned' | 'registration' | 'closing' | 'closed' | 'drawn'

/** Where a launch stands at a time. Nobody can enter before the commitment is published. */
export function phaseOf(launch: Launch, now: Date): LaunchPhase {
  const { registrationOpensAt: opens, registrationClosesAt: closes, commitment, closing, draw } = launch
  if (draw) return 'drawn'
  if (closing) return 'closed'
  if (!commitment || !opens || !closes || now < opens) return 'planned'
  return now < closes ? 'registration' : 'closing'
}

/** Whether units of the campaign can be held at a time, apart from whose turn it is. */
export const isOnSale = ({ isOpen, opensAt, closesAt }: Launch, now: Date): boolean =>
  isOpen && opensAt <= now && (closesAt === null || closesAt > now)

/** Why a plan cannot be committed to; null when it can. */
export function planFault(plan: LaunchPlan, now: Date): 'dates' | 'past' | 'numberName' | 'hours' | null {
  const { registrationOpensAt: opens, registrationClosesAt: closes } = plan
  if (!opens || !closes || opens >= closes) return 'dates'
  if (closes <= now) return 'past'
  if (Object.values(plan.numberName).some((text) => text.trim() === '')) return 'numberName'
  return plan.turnsFrom * 60 + plan.turnMinutes <= plan.turnsUntil * 60 ? null : 'hours'
}

/** A public number as it is used: without blanks, in small letters; null when it is neither digits nor hex. */
export function readNumber(typed: string): string | null {
  const value = typed.replace(/[\s,-]/g, '').toLowerCase()
  return /^[0-9a-f]{1,128}$/.test(value) ? value : null
}

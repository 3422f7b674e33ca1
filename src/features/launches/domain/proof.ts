import type { Locale } from '@/i18n/locales'
import { commitmentOf, type DRAW_METHOD, drawOrder, hashOfTickets } from './draw'

/** One run of the draw as it is published. */
export interface ProofDraw {
  run: number
  drawnAt: string
  number: { value: string; href: string; publishedAt: string }
  secret: string
  seed: string
  order: readonly string[]
  /** Why it was run again; empty for the first run. */
  reason: string
}

/** All that is published about a launch. It names nobody: a ticket is a random text that only its holder was told. */
export interface Proof {
  method: typeof DRAW_METHOD
  code: string
  registration: { opensAt: string; closesAt: string }
  /** The public number that will be used was named here, before anybody knew it. */
  commitment: { sha256: string; madeAt: string; number: Readonly<Record<Locale, string>> } | null
  closing: { closedAt: string; count: number; sha256: string; tickets: readonly string[] } | null
  /** Every run, the first one first. The last one counts. */
  draws: readonly ProofDraw[]
}

/** What a proof is checked for, in order. */
export const CHECKS = ['commitment', 'entries', 'time', 'order'] as const
export type Check = (typeof CHECKS)[number]

/**
 * Checks a published proof with nothing but itself: the secret is the one that was committed to, the tickets are those
 * of the closing, the number was published after it, and every run gives the published order. Null before a draw.
 */
export async function checkProof(proof: Proof): Promise<Record<Check, boolean> | null> {
  const { code, commitment, closing, draws } = proof
  if (!commitment || !closing || draws.length === 0) return null
  const { tickets } = closing
  const outcome = { commitment: true, entries: false, time: true, order: true }
  outcome.entries =
    (await hashOfTickets(tickets)) === closing.sha256 &&
    tickets.length === closing.count &&
    new Set(tickets).size === tickets.length
  const closedAt = Date.parse(closing.closedAt)
  for (const draw of draws) {
    const again = await drawOrder({ code, tickets, secret: draw.secret, number: draw.number.value })
    outcome.commitment &&= (await commitmentOf(draw.secret)) === commitment.sha256
    outcome.time &&= Date.parse(commitment.madeAt) <= closedAt && Date.parse(draw.number.publishedAt) > closedAt
    outcome.order &&= again.seed === draw.seed && again.order.join('\n') === draw.order.join('\n')
  }
  return outcome
}

/** Whether every check of a proof holds. */
export const holds = (outcome: Record<Check, boolean>): boolean => CHECKS.every((check) => outcome[check])

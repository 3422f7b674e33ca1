import { numberOfRound } from './beacon'
import { digestOfList, drawOrder, hashOfText, hashOfTickets } from './draw'
import { readStatement, type Statement } from './statement'

/** The public number of a draw as it is published. */
export interface ProofNumber {
  value: string
  /** Of a beacon: which round, and its signature. */
  round: number | null
  signature: string | null
  /** When the first person entered it, or when the system read the round. */
  enteredAt: string
  /** When a second person confirmed it; null for a beacon. */
  confirmedAt: string | null
}

/** A draw as it is published. */
export interface ProofDraw {
  drawnAt: string
  number: ProofNumber
  secret: string
  seed: string
  order: readonly string[]
}

/** All that is published about a launch. It names nobody: a ticket is a random text that only its holder was told. */
export interface Proof {
  method: string
  code: string
  /** The statement is hashed as it stands here, with its line breaks. */
  commitment: { sha256: string; statement: string | null; madeAt: string } | null
  /** The tickets in the order of entry, growing until the closing, and the running digest of the list. */
  entries: { count: number; digest: string; tickets: readonly string[] } | null
  closing: { closedAt: string; count: number; sha256: string; digest: string } | null
  /** A launch has one draw. */
  draws: readonly ProofDraw[]
  withdrawal: { at: string; reason: string } | null
  /** Earlier launches of the same project that were withdrawn. */
  earlier: readonly { code: string; withdrawnAt: string; wasDrawn: boolean; reason: string }[]
}

/** What a proof is checked for, in order. */
export const CHECKS = ['single', 'commitment', 'entries', 'number', 'order'] as const
export type Check = (typeof CHECKS)[number]

type Outcome = Record<Check, boolean>

async function isListWhole({ commitment, entries, closing }: Proof, statement: Statement | null): Promise<boolean> {
  if (!commitment || !entries || !closing || !statement) return false
  const { tickets } = entries
  const closedAt = Date.parse(closing.closedAt)
  return (
    tickets.length === closing.count &&
    tickets.length === entries.count &&
    new Set(tickets).size === tickets.length &&
    (await hashOfTickets(tickets)) === closing.sha256 &&
    (await digestOfList(commitment.sha256, tickets)) === closing.digest &&
    entries.digest === closing.digest &&
    closedAt >= Date.parse(statement.registration.closesAt) &&
    closedAt < Date.parse(statement.number.at)
  )
}

async function isNumberRight({ drawnAt, number }: ProofDraw, statement: Statement | null): Promise<boolean> {
  if (!statement) return false
  const { source, at } = statement.number
  const [moment, entered, drawn] = [at, number.enteredAt, drawnAt].map((time) => Date.parse(time))
  if (!(moment !== undefined && entered !== undefined && moment <= entered && entered <= Number(drawn))) return false
  if (source === 'named')
    return number.round === null && number.confirmedAt !== null && entered <= Date.parse(number.confirmedAt)
  const { round, signature, value } = number
  if (round !== statement.number.round || signature === null) return false
  return (await numberOfRound({ round, signature })) === value
}

async function isOrderRight({ secret, number, seed, order }: ProofDraw, { commitment, entries }: Proof) {
  const inputs = { commitment: commitment?.sha256 ?? '', tickets: entries?.tickets ?? [], secret, number: number.value }
  const again = await drawOrder(inputs)
  return again.seed === seed && again.order.join('\n') === order.join('\n')
}

/**
 * Checks a published proof with nothing but itself and the pinned key of the beacon: there is one draw; the statement has
 * the hash of the commitment, names the moment of the number, and the hash of the secret; the list is that of the
 * closing, which lies between the end of registration and that moment; the number is that of the named round, or was
 * confirmed by a second person; and the order follows. Null before a draw.
 */
export async function checkProof(proof: Proof): Promise<Outcome | null> {
  const { commitment, draws } = proof
  if (!commitment || !proof.closing || draws.length === 0) return null
  const statement = readStatement(commitment.statement)
  const outcome: Outcome = {
    single: draws.length === 1,
    commitment:
      (await hashOfText(commitment.statement ?? '')) === commitment.sha256 && statement?.launch === proof.code,
    entries: await isListWhole(proof, statement),
    number: true,
    order: true,
  }
  for (const draw of draws) {
    outcome.commitment &&= (await hashOfText(draw.secret)) === statement?.secret
    outcome.number &&= await isNumberRight(draw, statement)
    outcome.order &&= await isOrderRight(draw, proof)
  }
  return outcome
}

/** Whether every check of a proof holds. */
export const holds = (outcome: Outcome): boolean => CHECKS.every((check) => outcome[check])

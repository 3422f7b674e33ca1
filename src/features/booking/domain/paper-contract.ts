/** A paper is printed, waits for a second person once its signature is recorded, and is confirmed or refused. */
export type PaperState = 'printed' | 'waiting' | 'confirmed' | 'refused'

/** Why a signed paper is not accepted. */
export const PAPER_REASONS = ['unreadable', 'otherText', 'notSigned', 'otherPerson'] as const
export type PaperReason = (typeof PAPER_REASONS)[number]

export const isPaperReason = (value: unknown): value is PaperReason => PAPER_REASONS.some((one) => one === value)

/** After so many refused papers a booking is not signed on paper any more. */
export const MAX_REFUSED_PAPERS = 3
/** For how long a unit is held at least while somebody else compares the paper. */
export const PAPER_HOURS = 2

/** A contract on paper, as staff see it. */
export interface PaperView {
  id: number
  state: PaperState
  version: string
  hash: string
  printedAt: Date
  recordedAt: Date | null
  /** Who recorded the signature, and who decided about it. */
  recordedBy: string | null
  decidedBy: string | null
  /** Recorded by whoever reads this. */
  isOwn: boolean
  scan: { id: string; name: string; kind: 'picture' | 'pdf' } | null
  reason: PaperReason | null
  note: string
}

/** The beginning of a fingerprint as it stands at the foot of each printed page: `9f86 d081 884c 7d65`. */
export const shortHash = (hash: string): string => (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ')

/**
 * The drand network `quicknet` of the League of Entropy: its public key is pinned here, so that a round is checked
 * without asking anybody. A round every 3 seconds since August 2023; scheme `bls-unchained-g1-rfc9380`.
 */
export const QUICKNET = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: Date.UTC(2023, 7, 23, 15, 9, 27),
  periodMs: 3000,
} as const

/** The first round that is published at a moment or after it. */
export const roundAt = (moment: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - QUICKNET.genesis) / QUICKNET.periodMs) + 1)

/** When a round is published. */
export const momentOfRound = (round: number): Date => new Date(QUICKNET.genesis + (round - 1) * QUICKNET.periodMs)

/** A round as the network publishes it: what is random is the SHA-256 of its signature. */
export interface BeaconRound {
  round: number
  /** 96 hex characters. */
  signature: string
}

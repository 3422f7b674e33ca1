import { bls12_381 } from '@noble/curves/bls12-381.js'
import { type BeaconRound, QUICKNET } from './beacon-chain'

/** The domain of the scheme `bls-unchained-g1-rfc9380`. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** What the network signs in a round: the SHA-256 of its number in 8 bytes. */
function messageOf(round: number): Promise<Bytes> {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, BigInt(round))
  return sha256(new Uint8Array(view.buffer))
}

function isSigned(signature: Bytes, message: Bytes): boolean {
  const scheme = bls12_381.shortSignatures
  try {
    return scheme.verify(signature, scheme.hash(message, DOMAIN), bytesOf(QUICKNET.publicKey))
  } catch {
    // What is no point of the curve is no signature.
    return false
  }
}

/**
 * The public number of a round, 64 hex characters; null unless the network signed this very round with its pinned key.
 * Needs no network.
 */
export async function numberOfRound({ round, signature }: BeaconRound): Promise<string | null> {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return null
  const bytes = bytesOf(signature)
  if (!isSigned(bytes, await messageOf(round))) return null
  return Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

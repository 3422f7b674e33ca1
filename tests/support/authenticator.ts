import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { SignedAnswer } from '@/platform/sign-in/passkeys'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** What an answer may have wrong. */
interface Wrong {
  /** The page it is made on. */
  origin?: string
  /** The person was not verified: no PIN, finger or face. */
  isUnverified?: boolean
  /** The count it signs with. */
  counter?: number
  challenge?: string
  type?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** An authenticator with one passkey (ES256), as the authenticator model of WebAuthn Level 3, §6, has it. */
export function authenticator(home: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let count = 0
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const part = (start: string, value: string) =>
    Buffer.concat([Buffer.from(start, 'hex'), Buffer.from(value, 'base64url')])
  // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const cose = Buffer.concat([Buffer.from('a5010203262001', 'hex'), part('215820', x), part('225820', y)])

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? home,
        crossOrigin: false,
      }),
    )
  const head = (flags: number, wrong: Wrong) => {
    count = wrong.counter ?? count + 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    const seen = flags | PRESENT | (wrong.isUnverified ? 0 : VERIFIED)
    return Buffer.concat([sha256(new URL(wrong.origin ?? home).hostname), Buffer.from([seen]), counted])
  }
  const named = { id: encoded(id), rawId: encoded(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    make(challenge: string, wrong: Wrong = {}) {
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([head(HAS_KEY, wrong), Buffer.alloc(16), length, id, cose])
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const start = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      const attestationObject = encoded(Buffer.concat([start, Buffer.from([data.length]), data]))
      const clientDataJSON = encoded(clientData('webauthn.create', challenge, wrong))
      return { ...named, response: { clientDataJSON, attestationObject, transports: ['internal' as const] } }
    },
    sign(challenge: string, wrong: Wrong = {}): SignedAnswer['response'] {
      const data = head(0, wrong)
      const client = clientData('webauthn.get', challenge, wrong)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      }
      return { ...named, response }
    },
  }
}

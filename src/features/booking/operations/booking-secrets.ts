import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { seal, unseal } from '@/features/staff/server'
import { env } from '@/platform/process/env'
import { referenceOf } from '../domain/booking'
import { type Identity, isThaiId } from '../domain/identity'

/** Thrown when the key is missing: nothing about buyers is stored without it. */
function bookingKey(): string {
  if (!env.BOOKING_KEY) throw new Error('BOOKING_KEY is not set')
  return env.BOOKING_KEY
}

/** Each use has its own key, derived from BOOKING_KEY (RFC 5869). */
const keyed = (use: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', bookingKey(), '', `booking\n${use}`, 32)))
    .update(JSON.stringify(parts))
    .digest()

const IDENTITY = 'booking identity'
const NAME = 'booking signature'

/** Encrypts who books. The text opens only for the same booking. */
export const sealIdentity = (reference: string, identity: Identity): string =>
  seal(bookingKey(), IDENTITY, reference, Buffer.from(JSON.stringify(identity)))

/** Who books; null for what was not sealed for this booking with this key. */
export function openIdentity(reference: string, sealed: string | null): Identity | null {
  const opened = sealed === null ? null : unseal(bookingKey(), IDENTITY, reference, sealed)
  return opened && (JSON.parse(opened.toString()) as Identity)
}

/** Encrypts the name typed as a signature. */
export const sealName = (reference: string, name: string): string =>
  seal(bookingKey(), NAME, reference, Buffer.from(name))

const TEXT = 'booking contract'

/** Encrypts a text of a contract, which names its buyers. The text opens only for the same booking. */
export const sealText = (reference: string, text: string): string =>
  seal(bookingKey(), TEXT, reference, Buffer.from(text))

/** A kept text of a contract. Those from before texts were sealed named nobody, and are as they are. */
export const openText = (reference: string, sealed: string): string =>
  unseal(bookingKey(), TEXT, reference, sealed)?.toString() ?? sealed

/**
 * Binds a contract to the whole numbers of its documents, of which it shows the end alone: sixteen characters that nobody
 * can test guesses against without the key.
 */
export const documentSeal = (reference: string, { buyers }: Pick<Identity, 'buyers'>): string => {
  const documents = buyers.flatMap(({ document, number, nationality }) => [document, number, nationality])
  return (
    keyed('contract documents', reference, ...documents)
      .toString('hex')
      .slice(0, 16)
      .match(/.{4}/g) ?? []
  ).join(' ')
}

const CONTACT = 'booking contact'

/** Encrypts the address of a further buyer. The text opens only for the same booking. */
export const sealContact = (reference: string, email: string): string =>
  seal(bookingKey(), CONTACT, reference, Buffer.from(email))

/** The address of a further buyer; null for what was not sealed for this booking with this key. */
export const openContact = (reference: string, sealed: string): string | null =>
  unseal(bookingKey(), CONTACT, reference, sealed)?.toString() ?? null

/** Recognises a document without storing its number: by the number alone, whatever kind of document it was entered as. */
export const personOf = (number: string): string =>
  keyed('person', isThaiId(number) ? 'thai_id' : 'passport', number).toString('hex')

/** Recognises a proven address without storing it in the clear. */
export const provenAddress = (email: string): string => keyed('address', email.toLowerCase()).toString('hex')

/** Recognises the browser or network that a unit is held from, without storing it. */
export const holderKey = (name: string): string => keyed('holder', name).toString('hex')

/**
 * The six digits of one round of codes of a buyer. Nothing is stored: they follow from the key, and a new round has others.
 */
export function codeOf(reference: string, purpose: string, round: number, buyer = 1): string {
  const whose = buyer === 1 ? [] : [String(buyer)]
  const number = keyed('code', reference, purpose, String(round), ...whose).readUInt32BE() % 1_000_000
  return String(number).padStart(6, '0')
}

/** The token of the link to a booking in mails, 256 bits; the database has its hash alone. */
export const linkTokenOf = (reference: string): string => keyed('link', reference).toString('hex')

/** The token of the link of a further buyer; each round of invitations has another one. */
export const coBuyerTokenOf = (reference: string, buyer: number, round: number): string =>
  keyed('co-buyer', reference, String(buyer), String(round)).toString('hex')

/** The token of the link by which a further buyer signs; each mail of it has another one. */
export const signerTokenOf = (reference: string, buyer: number, round: number): string =>
  keyed('co-signer', reference, String(buyer), String(round)).toString('hex')

/** A new token for the buyer's cookie, 256 bits. */
export const newToken = (): string => randomBytes(32).toString('hex')

/** A new public reference, 8 signs. */
export const newReference = (): string => referenceOf(randomBytes(8))

/** The hash of a contract as it was shown: its version and both texts. */
export const contractHash = (version: string, thai: string, translated: string): string =>
  createHash('sha256')
    .update(JSON.stringify([version, thai, translated]))
    .digest('hex')

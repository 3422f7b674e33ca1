import type { Parties } from '../domain/contract-parties'
import { type Identity, lastDigits } from '../domain/identity'
import { documentSeal } from './booking-secrets'

/** Who books as the contract names them; null before they are known. */
export const partiesOf = (reference: string, identity: Identity | null): Parties | null =>
  identity && {
    buyers: identity.buyers.map(({ name, document, number, nationality }) => ({
      ...{ name, document, nationality },
      end: lastDigits(number),
    })),
    seal: documentSeal(reference, identity),
  }

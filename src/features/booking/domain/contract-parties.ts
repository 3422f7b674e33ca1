import type { DocumentKind } from './identity'

/** A buyer as the contract names them: of the number of the document only its end. */
export interface Party {
  name: string
  document: DocumentKind
  end: string
  /** ISO 3166-1 alpha-2. */
  nationality: string
}

/** Who signs, and the seal that binds the contract to their whole document numbers. */
export interface Parties {
  buyers: readonly Party[]
  seal: string
}

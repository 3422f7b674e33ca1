/** What the law wants said where a project is advertised; empty or null where no editor has said it. */
export interface Advertised {
  particulars: {
    owner: string
    registration: string
    land: 'free' | 'mortgaged' | null
    landNote: string
  }
  /** It has a page of the privacy policy of its own (A7.6). */
  hasOwnPolicy: boolean
}

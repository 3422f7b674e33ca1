/** A page as its draft. */
export interface ListedDraft {
  title: string
  /** The address of its preview; staff need no token. */
  path: string
  /** ISO instant at which it was last saved. */
  savedAt: string
  /** Visitors see an older version of it, or none. */
  isUnpublished: boolean
}

/** The pages of one kind. */
export interface DraftsOfKind {
  kind: string
  drafts: readonly ListedDraft[]
}

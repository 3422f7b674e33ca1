/**
 * What a change means for the copies of a page that were made before it.
 *
 * - `edited`: the page is still public at its address. An old copy may be shown for the moment a new one takes.
 * - `unknown`: nobody said what happened. Visitors wait for the new page; an old copy helps only while the app is down.
 * - `withdrawn`: something is public no more, or may not be read as it was (a policy). Old copies are deleted.
 */
export const CHANGE_KINDS = ['edited', 'unknown', 'withdrawn'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A change of content, as gateways and apps hear of it. */
export interface ContentChange {
  kind: ChangeKind
  tags: string[]
}

/** The kind of several changes together: the one that allows least. */
export const strictestOf = (kinds: readonly ChangeKind[]): ChangeKind =>
  CHANGE_KINDS.findLast((kind) => kinds.includes(kind)) ?? 'edited'

const isKind = (word: string | undefined): word is ChangeKind => (CHANGE_KINDS as readonly unknown[]).includes(word)

/** `edited,home,projects`: the kind, then the tags. */
export const writeContentChange = (kind: ChangeKind, tags: readonly string[]): string => [kind, ...tags].join()

/** Reads a message back, without invalid tags. One that names no kind, sent by hand or by a restore, is `unknown`. */
export function readContentChange(message: string): ContentChange {
  const words = message.split(',').map((word) => word.trim())
  const [first, ...rest] = words
  const [kind, named] = isKind(first) ? [first, rest] : ['unknown' as const, words]
  return { kind, tags: named.filter((tag) => /^[\w:./-]{1,200}$/.test(tag)) }
}

/**
 * The kind of a change by the public address before and after it; null where there was, or is, nothing public.
 * An address that is left, even for another, is withdrawn.
 */
export const kindOfMove = (before: string | null, after: string | null): ChangeKind =>
  before === null || before === after ? 'edited' : 'withdrawn'

import { STAFF_ROLES, type StaffRole } from './actor'

/** Who may do what to the documents of a collection. Nobody may do what is not named. */
export type Deeds = Readonly<Partial<Record<'read' | 'create' | 'update' | 'delete', readonly StaffRole[]>>>

export const EVERY_ROLE: readonly StaffRole[] = STAFF_ROLES

/** Whoever works with the people who asked. */
export const SALES_DESK: readonly StaffRole[] = ['admin', 'sales', 'supervisor']

/** Collections without drafts: public as soon as they are saved. */
export const PUBLISHED: Deeds = {
  read: EVERY_ROLE,
  create: ['admin', 'publisher'],
  update: ['admin', 'publisher'],
  delete: ['admin', 'publisher'],
}

/** Collections that editors write, and publishers publish and take down. */
export const EDITED: Deeds = {
  ...PUBLISHED,
  create: ['admin', 'publisher', 'editor'],
  update: ['admin', 'publisher', 'editor'],
}

/**
 * What the tests of all features must know of one, in its `expected.ts`: written by hand, never computed from what it is
 * compared with.
 */
export interface Expected {
  /** An address of a route whose page needs existing content, without the language, by the name of the route. */
  addresses?: Readonly<Record<string, string>>
  /** Pages that every check of a page visits, each with what it shows. */
  pages?: readonly (readonly [shows: string, path: string])[]
  /** Pages without a parameter that search engines index, without the language. */
  indexed?: readonly string[]
  /** Its sitemaps that exist in every language. */
  sitemaps?: readonly string[]
  /** Who may do what to its collections. */
  collections?: Readonly<Record<string, Deeds>>
  /** Who may do what to its globals. */
  globals?: Readonly<Record<string, Readonly<Record<'read' | 'update', readonly StaffRole[]>>>>
  /**
   * The cache tags that any save in a collection or global raises; `project:` stands for all tags that begin so.
   * `everything`: the tag that every read carries, or a trace to the pages that show it.
   */
  drops?: Readonly<Record<string, readonly string[] | 'everything'>>
}

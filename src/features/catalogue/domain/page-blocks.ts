import type { ImageSource } from '@/kernel/media/image'

/** The sections of a project page in their usual order, by URL fragment. */
export const SECTION_IDS = [
  'concept',
  'highlights',
  'gallery',
  'unit-types',
  'master-plan',
  'online-booking',
  'location',
  'progress',
  'questions',
  'register',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** One part of a project page between its facts and its end: a section, or something an editor wrote. */
export type PageBlock =
  | { kind: 'section'; id: SectionId }
  | { kind: 'text'; id: string; title: string; paragraphs: readonly string[]; image: ImageSource | null }
  | { kind: 'picture'; id: string; image: ImageSource; caption: string }
  | { kind: 'quote'; id: string; text: string; by: string }

/**
 * The parts of a page from top to bottom: an editor's blocks as they stand, then the sections that no block places, in
 * their usual order. A section that does not show is left out, and one that is placed twice shows at its first place.
 */
export function pageOrder(blocks: readonly PageBlock[], shown: Record<SectionId, boolean>): PageBlock[] {
  const placed = new Set<SectionId>()
  const ordered = blocks.filter((block) => {
    if (block.kind !== 'section') return true
    if (!shown[block.id] || placed.has(block.id)) return false
    placed.add(block.id)
    return true
  })
  const rest = SECTION_IDS.filter((id) => shown[id] && !placed.has(id))
  return [...ordered, ...rest.map((id) => ({ kind: 'section', id }) as const)]
}

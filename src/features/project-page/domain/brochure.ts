import type { ProjectPage, UnitType } from '@/features/catalogue'

/** One sheet of a brochure, in reading order. */
export type BrochureSheet =
  | { kind: 'cover' | 'concept' | 'figures' | 'prices' | 'location' | 'terms' }
  | { kind: 'type'; type: UnitType }

/** A unit type can be drawn when its measures are known. */
const isDrawn = ({ width, depth }: UnitType) => width > 0 && depth > 0

/**
 * The sheets of a project's brochure: only those that it has content for. The prices stand in it while something can
 * be bought; every unit type with known measures gets a sheet with its plan.
 */
export function brochureSheets(
  project: Pick<ProjectPage, 'concept' | 'unitTypes'>,
  { isForSale }: { isForSale: boolean },
): BrochureSheet[] {
  const { concept, unitTypes } = project
  const types = unitTypes.filter(isDrawn).map((type) => ({ kind: 'type' as const, type }))
  return [
    { kind: 'cover' },
    ...(concept.paragraphs.length > 0 ? [{ kind: 'concept' as const }] : []),
    { kind: 'figures' },
    ...types,
    ...(isForSale && unitTypes.length > 0 ? [{ kind: 'prices' as const }] : []),
    { kind: 'location' },
    { kind: 'terms' },
  ]
}

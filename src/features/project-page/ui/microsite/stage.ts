import type { ProjectPage, UnitType } from '@/features/catalogue'

/** Whether units can still be bought here. */
export const isForSale = (project: Pick<ProjectPage, 'isCurrent' | 'badge'>) =>
  project.isCurrent && project.badge !== 'Sold_Out'

/** A tower has floors, a village houses, land plots. */
export function formOf(project: Pick<ProjectPage, 'group'>): 'tower' | 'houses' | 'plots' {
  if (project.group === 'Condominium') return 'tower'
  return project.group === 'Land' ? 'plots' : 'houses'
}

/** Whether the number of units says more than the number of houses. */
export const showsUnits = (project: Pick<ProjectPage, 'facts' | 'group'>) =>
  project.facts.units > 0 && (formOf(project) === 'tower' || project.facts.units !== project.facts.buildings)

/** The unit types with known dimensions, which can be drawn. */
export const drawnTypes = ({ unitTypes }: Pick<ProjectPage, 'unitTypes'>): UnitType[] =>
  unitTypes.filter((type) => type.width > 0 && type.depth > 0)

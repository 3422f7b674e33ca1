import type { ProjectPage } from '../../rules/project'

/** Whether somebody can still become an owner here. */
export const isForSale = (project: Pick<ProjectPage, 'isCurrent' | 'badge'>) =>
  project.isCurrent && project.badge !== 'Sold_Out'

/** A tower has floors, a village houses, land plots. */
export function formOf(project: Pick<ProjectPage, 'group'>): 'tower' | 'houses' | 'plots' {
  if (project.group === 'Condominium') return 'tower'
  return project.group === 'Land' ? 'plots' : 'houses'
}

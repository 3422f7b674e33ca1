import { readLiveAvailability, readNamedProject } from '@/features/catalogue/queries'
import type { Locale } from '@/i18n/locales'
import { chosenPlan, type FloorPlan } from '../domain/chosen-plan'

/** The plan page of a project for an address, with its units as they are now; null when there is none. */
export async function readFloorPlan(
  locale: Locale,
  slug: string,
  asked: Parameters<typeof chosenPlan>[2],
): Promise<FloorPlan | null> {
  const project = await readNamedProject(locale, slug)
  if (!project) return null
  const live = await readLiveAvailability(slug)
  const units = live?.units ?? []
  const plan = chosenPlan(project, units, asked)
  return plan && { ...plan, project, units, asOf: new Date(live?.asOf ?? Date.now()) }
}

import { readLiveAvailability, readNamedProject } from '@/features/catalogue/queries'
import type { Locale } from '@/i18n/locales'
import { type ComparedTypes, chosenTypes } from '../domain/compared-types'

/** The unit types that an address compares, with the units as they are now; null when there is nothing to compare. */
export async function readComparedTypes(
  locale: Locale,
  slug: string,
  asked: Parameters<typeof chosenTypes>[1],
): Promise<ComparedTypes | null> {
  const project = await readNamedProject(locale, slug)
  const found = project && chosenTypes(project, asked)
  if (!project || !found) return null
  const live = await readLiveAvailability(slug)
  return { ...found, project, units: live?.units ?? [], asOf: new Date(live?.asOf ?? Date.now()) }
}

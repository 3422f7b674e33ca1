import type { Project as StoredProject } from '@/payload-types'
import type { ProjectView } from '../../domain/project-snapshot'
import { PROJECT_PRICE } from '../stored-price'

type Fields = Partial<Record<Exclude<keyof StoredProject, 'id' | 'createdAt' | 'updatedAt'>, true>>

/** The field that lists of projects are sorted by. */
const LISTED = { Order: true } as const satisfies Fields

/**
 * The project fields that each view shows. This table determines what is queried, what mappers may read and which
 * changes invalidate a page: a field that is not listed cannot be shown.
 */
export const PROJECT_VIEWS = {
  card: {
    ...LISTED,
    Project_Title: true,
    Slug_name: true,
    Brand: true,
    Project_group: true,
    Badge: true,
    New_project: true,
    Project_type: true,
    Active: true,
    Online_Booking: true,
    loan_100per: true,
    tags: true,
    place: true,
    Zone: true,
    Short_Description: true,
    ...PROJECT_PRICE,
    stations: true,
    heroTall: true,
  },
  lead: { Slug_name: true, Project_group: true, tagline: true, hero: true, heroTall: true, facade: true, lobby: true },
  start: { Slug_name: true, lat: true, lng: true, stations: true },
  footer: {
    ...LISTED,
    Project_Title: true,
    Slug_name: true,
    Brand: true,
    Project_group: true,
    Badge: true,
    Project_type: true,
    Active: true,
  },
  finder: { Badge: true, Project_group: true, Project_type: true, Active: true, place: true, stations: true },
} as const satisfies Record<ProjectView, Fields>

/** A stored project with only the fields of one view. */
export type StoredView<View extends ProjectView> = Pick<
  StoredProject,
  ('id' | keyof (typeof PROJECT_VIEWS)[View]) & keyof StoredProject
>

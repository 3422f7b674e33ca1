import type { Group } from '@/kernel/vocabulary'
import type { ProjectSnapshot, ProjectView } from '../../domain/project-snapshot'
import { PROJECT_VIEWS } from '../records/project-views'

type Stored = Record<string, unknown>

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? (value as { id: unknown }).id : value

/** Relations are ids or documents, and rows may have generated ids: only their content is compared. */
function serialise(document: Stored, view: ProjectView): string {
  return JSON.stringify(
    Object.keys(PROJECT_VIEWS[view]).map((field) => document[field]),
    (key, value) => {
      if (key === 'station' || key === 'place') return idOf(value)
      return key === 'id' ? undefined : idOf(value) === value || Array.isArray(value) ? value : (idOf(value) ?? value)
    },
  )
}

/** The facts of a stored project that determine which pages a change invalidates. */
export function snapshotOf(stored: unknown): ProjectSnapshot | null {
  if (!stored) return null
  const document = stored as Stored
  return {
    slug: String(document.Slug_name),
    group: document.Project_group as Group,
    isPublic: document._status === 'published',
    isFound: document.noindex !== true && !document.canonical,
    views: {
      card: serialise(document, 'card'),
      lead: serialise(document, 'lead'),
      start: serialise(document, 'start'),
      footer: serialise(document, 'footer'),
      finder: serialise(document, 'finder'),
    },
  }
}

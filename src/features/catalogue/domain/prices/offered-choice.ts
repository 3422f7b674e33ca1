import { GROUPS, type Group, type SlugPath } from '@/kernel/vocabulary'

/** The part of a stored search entry that decides whether and how it is offered to choose from (A9.4, A9.5). */
export interface StoredChoice {
  Slug_path: SlugPath
  Slug_name: string
  _status?: 'draft' | 'published' | null
  Title?: unknown
  Popular?: boolean | null
  Location?: boolean | null
  Transportation?: boolean | null
  Project_type?: Partial<Record<Group, boolean | null>> | null
  Link_out?: string | null
  Link?: string | null
  kind?: string | null
  order?: number | null
}

function offered(entry: StoredChoice | null): string {
  if (entry?._status !== 'published') return ''
  const { Popular, Location, Transportation } = entry
  if (!Popular && !Location && !Transportation) return ''
  const { Slug_path, Slug_name, Title, Project_type, Link_out, Link, kind, order } = entry
  return JSON.stringify([
    ...[Popular, Location, Transportation].map(Boolean),
    ...GROUPS.map((group) => Project_type?.[group] === true),
    ...[Slug_path, Slug_name, Title || '', Link_out || '', Link || '', kind || '', order],
  ])
}

/** Whether a save, a new entry or a deletion changes the finder's choices, which are on every page. */
export const isOfferChanged = (before: StoredChoice | null, after: StoredChoice | null) =>
  offered(before) !== offered(after)

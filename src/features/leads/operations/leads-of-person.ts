import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** An enquiry of a person, for staff. */
export interface PersonLead {
  id: number
  reference: string
  project: string
  state: string
  /** By what it is known to be theirs. */
  by: 'email' | 'phone'
  at: Date
}

/** The enquiries with a proven address or the proven phone of a person, newest first, that the actor may read. */
export async function listLeadsOfPerson(
  ctx: Context,
  { emails, phone }: { emails: readonly string[]; phone: string | null },
): Promise<PersonLead[]> {
  requireActor(ctx, may.listLeadsOfPerson)

  const { docs } = await localApi(ctx, 'as-actor').find({
    collection: 'leads',
    where: { or: [{ email: { in: [...emails] } }, ...(phone ? [{ phone: { equals: phone } }] : [])] },
    sort: '-createdAt',
    limit: 50,
    depth: 1,
    locale: 'en',
    populate: { projects: { Project_Title: true } },
  })
  return docs.map(({ id, reference, project, state, email, createdAt }) => ({
    id,
    reference: reference ?? '',
    project: typeof project === 'object' ? project.Project_Title : '',
    state,
    by: emails.includes(email ?? '') ? 'email' : 'phone',
    at: new Date(createdAt),
  }))
}

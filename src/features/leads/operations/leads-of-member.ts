import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** An enquiry as the person who sent it sees it. Notes and names of sales are not among it. */
export interface OwnLead {
  reference: string
  /** `Slug_name` of the project. */
  project: string
  state: 'waiting' | 'inHand' | 'visit' | 'done'
  at: Date
}

const SHOWN_STATE = {
  new: 'waiting',
  contacted: 'inHand',
  visit: 'visit',
  booked: 'inHand',
  closed: 'done',
  spam: 'waiting',
} as const

/** The enquiries of a member's proven address, newest first. */
export async function listLeadsOfMember(ctx: Context, email: string): Promise<OwnLead[]> {
  requireActor(ctx, may.listLeadsOfMember)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'leads',
    where: { email: { equals: email } },
    sort: '-createdAt',
    limit: 50,
    depth: 1,
    populate: { projects: { Slug_name: true } },
  })
  return docs.map(({ reference, project, state, createdAt }) => ({
    reference: reference ?? '',
    project: typeof project === 'object' ? project.Slug_name : '',
    state: SHOWN_STATE[state],
    at: new Date(createdAt),
  }))
}

/** Whether a member's address receives the newsletter. */
export async function findNewsOfMember(ctx: Context, email: string): Promise<boolean> {
  requireActor(ctx, may.findNewsOfMember)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select 1 from subscribers where email = ${email} and state = 'confirmed' limit 1`,
  )
  return rows.length > 0
}

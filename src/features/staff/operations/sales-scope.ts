import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { Access, Where } from 'payload'
import { type Context, contextOf } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import { aNumber } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { may } from '../domain/permissions'
import { salesPeople, salesProjects } from '../tables'

/** The sellers whose people an actor sees, as a query of staff ids; `all` for admins and the system, `none` outside sales. */
export function sellersSeen({ actor }: Readonly<Context>): 'all' | 'none' | SQL {
  if (actor.kind === 'system') return 'all'
  if (actor.kind !== 'staff') return 'none'
  if (actor.role === 'admin') return 'all'
  if (actor.role === 'sales') return sql`(select ${actor.id}::int as id)`
  if (actor.role !== 'supervisor') return 'none'
  return sql`(select ${actor.id}::int as id union
    select ${salesPeople.staffId} from ${salesPeople} where ${salesPeople.supervisorId} = ${actor.id})`
}

/** What somebody of sales sees of the people who wrote to us. */
export interface SalesScope {
  /** The sellers: oneself, and of a supervisor the team. */
  people: readonly number[]
  /** The projects they sell. */
  projects: readonly number[]
}

/** The sellers and projects that the actor sees; `all` for admins. Nobody outside sales sees any. */
export async function findSalesScope(ctx: Context): Promise<'all' | SalesScope> {
  requireActor(ctx, may.findSalesScope)

  const sellers = sellersSeen(ctx)
  if (sellers === 'all') return 'all'
  if (sellers === 'none') return { people: [], projects: [] }
  const database = await databaseOf(ctx.payload, ctx.req)
  const people = await rowsOf(ctx, sql`select t.id from ${sellers} as t`, { id: aNumber })
  const projects = await database
    .selectDistinct({ id: salesProjects.projectId })
    .from(salesProjects)
    .where(inArray(salesProjects.staffId, sellers))
  return { people: people.map(({ id }) => id), projects: projects.map(({ id }) => id) }
}

/** No document has this number: a condition over an empty list would be none. */
const NONE = -1

/** The condition that a field holds one of these ids; no document when there are none. */
export const oneOf = (field: string, ids: readonly number[]): Where => ({ [field]: { in: [NONE, ...ids] } })

/** Of what the role may do, only with what a condition finds for the member of staff. */
export const withinScope =
  (allowed: Access, find: (ctx: Context) => Promise<true | Where>): Access =>
  async (args) =>
    (await allowed(args)) === true ? find(contextOf(args.req)) : false

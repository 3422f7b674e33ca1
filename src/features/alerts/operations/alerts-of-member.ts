import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { askedBy } from '../domain/saved-search'
import { endAlert, savedSearch } from './locked-alert'

/** A saved search as its owner sees it in the account. */
export interface OwnAlert {
  id: number
  /** What it looks for, in the words of the page on which it was saved. */
  summary: string
  /** The query of the results page. */
  query: string
  since: Date
  /** When news was last mailed; null before the first time. */
  toldAt: Date | null
}

/** The running saved searches of a member's proven address, newest first. */
export async function listAlertsOfMember(ctx: Context, email: string): Promise<OwnAlert[]> {
  requireActor(ctx, may.listAlertsOfMember)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'saved-searches',
    where: { fingerprint: { equals: savedSearch.fingerprintOf(email) }, state: { equals: 'confirmed' } },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id, summary, address, createdAt, toldAt }) => ({
    id,
    summary,
    query: askedBy(address),
    since: new Date(createdAt),
    toldAt: toldAt ? new Date(toldAt) : null,
  }))
}

/** Ends one saved search of a member's proven address. That of anybody else does not exist. */
export async function endAlertOfMember(
  ctx: Context,
  { id, email }: { id: number; email: string },
): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.endAlertOfMember)

  return inTransaction(ctx, async (inside) => {
    const owner = savedSearch.fingerprintOf(email)
    const alert = await savedSearch.lock(inside, sql`id = ${id} and fingerprint = ${owner}`)
    if (!alert) return refuse('unknown')
    await endAlert(inside, alert, 'page')
    return ok(null)
  })
}

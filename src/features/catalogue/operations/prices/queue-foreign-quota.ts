import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { enqueueOnce } from '@/platform/jobs/queue'
import { may } from '../../domain/permissions'

/** The job that reckons and publishes the foreign quota of a project anew: `{ project }`. */
export const FOREIGN_QUOTA_TASK = 'catalogue.foreign-quota'

/** A hold that ends within minutes moves no page. */
const WAIT_MS = 5 * 60_000

/**
 * Queues it for a project whose areas or foreign bookings have changed. Several changes within some minutes are reckoned
 * once: the guard of a booking asks anew in any case, and never this figure.
 */
export async function queueForeignQuota(ctx: Context, project: number): Promise<void> {
  requireActor(ctx, may.queueForeignQuota)

  if (ctx.req?.context?.isSeeding === true) return
  const notBefore = new Date(ctx.now.getTime() + WAIT_MS)
  await enqueueOnce(ctx, FOREIGN_QUOTA_TASK, { project }, { key: `foreign-quota:${project}`, notBefore })
}

interface StoredProject {
  id: number
  foreignAreas?: readonly { building?: string | null; area?: number | null }[] | null
}

interface StoredUnit {
  project: number | { id: number }
  building: string
  area: number
}

const areasOf = (stored: StoredProject | null) =>
  JSON.stringify((stored?.foreignAreas ?? []).map(({ building, area }) => [building, area]))

/** The same, when an editor has counted anew what was sold outside this site. */
export async function followForeignAreas(
  ctx: Context,
  before: StoredProject | null,
  after: StoredProject | null,
): Promise<void> {
  requireActor(ctx, may.followForeignAreas)

  if (after && areasOf(before) !== areasOf(after)) await queueForeignQuota(ctx, after.id)
}

const idOf = (value: StoredUnit['project']) => (typeof value === 'object' ? value.id : value)
const placeOf = (unit: StoredUnit | null) => unit && JSON.stringify([idOf(unit.project), unit.building, unit.area])

/** The same, when a unit comes, goes or has another size: the building is then another one. */
export async function followUnitArea(ctx: Context, before: StoredUnit | null, after: StoredUnit | null): Promise<void> {
  requireActor(ctx, may.followUnitArea)

  const unit = after ?? before
  if (unit && placeOf(before) !== placeOf(after)) await queueForeignQuota(ctx, idOf(unit.project))
}

import { GAP, hear } from '@/platform/live-channel'
import { publicContext } from '@/platform/payload'
import { UNITS_CHANNEL } from '../operations/announce-unit'
import { readAvailability } from '../operations/read-availability'
import type { UnitRow } from '../rules/project'
import type { UnitNews } from '../rules/unit-row'

/** The homes of a project now, with when that was; null when there is no such public project. */
export async function readLiveAvailability(slug: string): Promise<{ asOf: string; units: UnitRow[] } | null> {
  const ctx = await publicContext()
  const units = await readAvailability(ctx, slug)
  return units && { asOf: ctx.now.toISOString(), units }
}

/** Tells of every home of a project that changes, from now on; `onGap` when some may have been missed. */
export function watchUnits(slug: string, onUnit: (unit: UnitRow) => void, onGap: () => void): () => void {
  const topicOf = (message: string) => (JSON.parse(message) as UnitNews).project
  return hear(UNITS_CHANNEL, topicOf, slug, (message) => {
    if (message === GAP) return onGap()
    const news = JSON.parse(message) as UnitNews
    return news.gone ? onGap() : onUnit(news.unit)
  })
}

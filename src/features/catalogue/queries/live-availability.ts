import { UNITS_CHANNEL } from '@/kernel/unit-news'
import { toUnitRecord, type UnitNews, type UnitRecord } from '@/kernel/unit-row'
import { GAP, subscribe } from '@/platform/cache/live-channel'
import { anonymousContext } from '@/platform/database/payload'
import type { UnitRow } from '../domain/project'
import { readAvailability } from '../operations/read-availability'

/** The units of a project now, with the time of the read; null when there is no such public project. */
export async function readLiveAvailability(slug: string): Promise<{ asOf: string; units: UnitRow[] } | null> {
  const ctx = await anonymousContext()
  const units = await readAvailability(ctx, slug)
  return units && { asOf: ctx.now.toISOString(), units }
}

/** The same in its published form. */
export async function readAvailabilityRecord(slug: string): Promise<{ asOf: string; units: UnitRecord[] } | null> {
  const live = await readLiveAvailability(slug)
  return live && { ...live, units: live.units.map(toUnitRecord) }
}

/** Subscribes to changes of a project's units; `onGap` is called when some may have been missed. */
export function watchUnits(slug: string, onUnit: (unit: UnitRecord) => void, onGap: () => void): () => void {
  const topicOf = (message: string) => (JSON.parse(message) as UnitNews).project
  return subscribe(UNITS_CHANNEL, topicOf, slug, (message) => {
    if (message === GAP) return onGap()
    const news = JSON.parse(message) as UnitNews
    return news.gone ? onGap() : onUnit(news.unit)
  })
}

import { readPostedDay } from '@/kernel/form/typed-date'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { Gallery } from '../domain/appointment'
import { may } from '../domain/permissions'
import { openDays, type Slot } from '../domain/slots'
import { listSlots } from './list-slots'

/** The days and times of one gallery from which a visitor chooses. */
export interface Choice {
  days: readonly string[]
  day: string
  slots: readonly Slot[]
}

/** The times of the asked day, else of the first day with a place left; of the first day when all are full. */
export async function chooseDay(ctx: Context, gallery: Gallery, asked: unknown): Promise<Choice> {
  requireActor(ctx, may.chooseDay)

  const days = openDays(gallery, ctx.now)
  const chosen = readPostedDay(asked)
  if (chosen && days.includes(chosen)) return { days, day: chosen, slots: await listSlots(ctx, gallery, chosen) }
  for (const day of days) {
    const slots = await listSlots(ctx, gallery, day)
    if (slots.some(({ left }) => left > 0)) return { days, day, slots }
  }
  const [day = ''] = days
  return { days, day, slots: day === '' ? [] : await listSlots(ctx, gallery, day) }
}

import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import type { OfficeHours } from '../domain/office-clock'

const minutesOf = (time: string | null | undefined, otherwise: number): number => {
  const [hours, minutes] = (time ?? '').split(':').map(Number)
  return hours === undefined || minutes === undefined ? otherwise : hours * 60 + minutes
}

const dayInBangkok = (at: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(new Date(at))

/** When the company works, as its staff keep it. */
export async function readOfficeHours(ctx: Readonly<Context>): Promise<OfficeHours> {
  const found = await localApi(ctx, 'everything').findGlobal({ slug: 'office-hours', depth: 0 })
  const days = (found.days ?? []).map(Number)
  return {
    opens: minutesOf(found.opensAt, 510),
    closes: minutesOf(found.closesAt, 1050),
    days: days.length > 0 ? days : [1, 2, 3, 4, 5],
    holidays: (found.holidays ?? []).map(({ day }) => dayInBangkok(day)),
  }
}

import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { type CareSettings, type Clock, SUBJECTS, type Subject } from '../domain/case'

/** Where an admin has set nothing: an answer within a day of work, a solution within ten. */
const USUAL: Clock = { answerHours: 9, solveHours: 90 }

const minutesOf = (time: string | null | undefined, otherwise: number): number => {
  const [hours, minutes] = (time ?? '').split(':').map(Number)
  return hours === undefined || minutes === undefined ? otherwise : hours * 60 + minutes
}

const dayInBangkok = (at: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(new Date(at))

/** The promises of the care desk, as an admin keeps them. */
export async function readCareSettings(ctx: Readonly<Context>): Promise<CareSettings> {
  const found = await localApi(ctx, 'everything').findGlobal({ slug: 'care-settings', depth: 0 })
  const days = (found.days ?? []).map(Number)
  const clockOf = (subject: Subject): Clock => found.clocks?.find((one) => one.subject === subject) ?? USUAL
  return {
    hours: {
      opens: minutesOf(found.opensAt, 510),
      closes: minutesOf(found.closesAt, 1050),
      days: days.length > 0 ? days : [1, 2, 3, 4, 5],
      holidays: (found.holidays ?? []).map(({ day }) => dayInBangkok(day)),
    },
    clocks: Object.fromEntries(SUBJECTS.map((subject) => [subject, clockOf(subject)])) as CareSettings['clocks'],
  }
}

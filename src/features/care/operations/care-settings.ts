import { readOfficeHours } from '@/features/office/server'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { type CareSettings, type Clock, SUBJECTS, type Subject } from '../domain/case'

/** Where an admin has set nothing: an answer within a day of work, a solution within ten. */
const USUAL: Clock = { answerHours: 9, solveHours: 90 }

/** The promises of the care desk, as an admin keeps them. */
export async function readCareSettings(ctx: Readonly<Context>): Promise<CareSettings> {
  const found = await localApi(ctx, 'everything').findGlobal({ slug: 'care-settings', depth: 0 })
  const clockOf = (subject: Subject): Clock => found.clocks?.find((one) => one.subject === subject) ?? USUAL
  return {
    hours: await readOfficeHours(ctx),
    clocks: Object.fromEntries(SUBJECTS.map((subject) => [subject, clockOf(subject)])) as CareSettings['clocks'],
  }
}

import { APIError, type CollectionAfterChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import { contextOf } from '@/platform/database/context'
import { isCommitted, savePlan } from '../operations/keep-plan'

const refusal = () =>
  new APIError(
    'The commitment of this launch is published: its project, units, fee, times and rules stay. Withdraw it and begin a new one · ข้อผูกพันของการเปิดจองนี้เผยแพร่แล้ว จึงเปลี่ยนโครงการ ยูนิต เงินจอง เวลา และกติกาไม่ได้ ให้ยกเลิกแล้วเริ่มใหม่',
    409,
    null,
    true,
  )

/** Refuses a change of a campaign that would bend the plan of a committed launch. */
export const saveLaunchPlan: CollectionAfterChangeHook = async ({ req }) => {
  if (!(await savePlan(contextOf(req))).ok) throw refusal()
}

/** A committed launch is public for good. */
export const saveLaunch: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isCommitted(contextOf(req), Number(id))) throw refusal()
}

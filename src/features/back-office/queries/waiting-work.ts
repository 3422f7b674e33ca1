import { contextOfHeaders } from '@/platform/database/payload'
import type { WaitingWork } from '../domain/waiting-work'
import { readWaitingWork } from '../operations/read-waiting-work'

/** What waits for the signed-in staff member of these headers; nothing for a session that may not work yet. */
export async function waitingWorkOf(headers: Headers): Promise<{ work: WaitingWork[]; now: Date } | null> {
  const ctx = await contextOfHeaders(headers)
  return ctx.actor.kind === 'staff' ? { work: await readWaitingWork(ctx), now: ctx.now } : null
}

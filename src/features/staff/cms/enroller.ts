import { Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffActorOf } from '@/kernel/actor'
import { type Context, contextOf } from '@/platform/database/context'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { Enroller } from '../operations/enrol-second-factor'

const person = z.object({ id: z.number(), name: z.string(), email: z.string(), _sid: z.string() })

/** Who is signed in, whether or not the session may do more than this; refuses a session that lacks its code. */
export function enrollerOf(req: PayloadRequest): { ctx: Context; enroller: Enroller } {
  const found = person.safeParse(req.user)
  const staff = staffActorOf(req.user)
  const standing = (req.user as { standing?: unknown } | null)?.standing
  if (!found.success || (!staff && standing !== 'must-enrol')) throw new Forbidden(req.t)
  const { _sid, ...account } = found.data
  const actor = staff ?? ({ kind: 'holder', purpose: 'second-factor', opens: hashOf(_sid) } as const)
  return { ctx: { ...contextOf(req), actor }, enroller: { ...account, session: _sid } }
}

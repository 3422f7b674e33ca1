import { eq } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { nameOf, queriesOf, run, timeIn } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { type ShutStanding, toStanding } from '../domain/standing'
import { memberSignIns, members } from '../tables'
import { isPassword } from './password-hash'
import { textOrNull } from './rows'
import { type SigningIn, startSession } from './start-session'

/** An address and a password as typed. */
export interface TypedPassword extends SigningIn {
  email: string
  password: string
  network: string
}

const HOUR = 3600

/** Tries for one address from one network, for one address, and from one network. */
const LIMITS = { pair: [10, HOUR / 4], address: [60, HOUR], network: [60, HOUR] } as const

async function isLimitReached({ payload }: Context, { email, network }: TypedPassword): Promise<boolean> {
  const isAllowed =
    (await consumeToken(payload, 'member-password-network', network, ...LIMITS.network)) &&
    (await consumeToken(payload, 'member-password-pair', `${network} ${email}`, ...LIMITS.pair)) &&
    (await consumeToken(payload, 'member-password-address', email, ...LIMITS.address))
  return !isAllowed
}

/**
 * Signs in with a password. An unknown address and an account without a password do the same work and get the same
 * refusal as a wrong password; that an account is shut is told only to who has its password.
 */
export async function signInByPassword(
  ctx: Context,
  typed: TypedPassword,
): Promise<Result<{ token: string }, 'wrong' | 'tooMany' | ShutStanding>> {
  requireActor(ctx, may.signInByPassword)

  if (await isLimitReached(ctx, typed)) return refuse('tooMany')
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ id: members.id, passwordHash: members.passwordHash, standing: members.standing })
    .from(members)
    .where(eq(members.email, typed.email))
  const isRight = await isPassword(typed.password, textOrNull(row?.passwordHash))
  const standing = toStanding(row?.standing)
  if (isRight && standing !== 'active') return refuse(standing)
  return inTransaction(ctx, async (inside) => {
    if (row && isRight) return ok({ token: await startSession(inside, row.id, { ...typed, provenAt: null }) })
    // One statement for known and unknown addresses.
    const { member, event, device, at } = memberSignIns
    await run(
      inside,
      sql`insert into ${memberSignIns} (${nameOf(member)}, ${nameOf(event)}, ${nameOf(device)}, ${nameOf(at)})
        select ${members.id}, 'wrong_password', ${typed.device}, ${timeIn(inside.now)} from ${members}
        where ${members.email} = ${typed.email}`,
    )
    return refuse('wrong')
  })
}

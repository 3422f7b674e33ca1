import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, theRow } from '@/platform/database/rows'
import { env } from '@/platform/process/env'
import { isValidToken, signToken } from '@/platform/sign-in/signed-token'
import { may } from '../domain/permissions'
import { KNOWN_BROWSER_MS } from '../domain/session-life'
import { members } from '../tables'
import { memberOf } from './member-of'

const PURPOSE = 'member browser'
/** A browser is known to so many members, as a family shares one. */
const MOST = 3

const secret = () => env.PAYLOAD_SECRET ?? ''

/** The part of a cookie that says that this member has signed in here before; null without one. It names nobody. */
export const knownAs = (kept: string, email: string, now: Date): string | null =>
  kept.split('.').find((token) => isValidToken(secret(), PURPOSE, [email], token, now)) ?? null

/** What the browser of a signed-in member keeps beside `kept`, so that strangers cannot use up what it may ask for. */
export async function rememberBrowser(ctx: Context, kept: string): Promise<string> {
  requireActor(ctx, may.rememberBrowser)

  const db = await queriesOf(ctx)
  const { email } = theRow(
    await db
      .select({ email: members.email })
      .from(members)
      .where(eq(members.id, memberOf(ctx).id)),
  )
  const own = knownAs(kept, email, ctx.now)
  const others = kept.split('.').filter((token) => token !== own && /^[0-9a-f]{76}$/.test(token))
  const token = signToken(secret(), PURPOSE, [email], new Date(ctx.now.getTime() + KNOWN_BROWSER_MS))
  return [token, ...others].slice(0, MOST).join('.')
}

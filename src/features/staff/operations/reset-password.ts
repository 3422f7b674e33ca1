import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'

/**
 * Sets a new password for the holder of a mailed link; false when the link is not ours, was used or has expired. Signs
 * nobody in: the second factor is asked for at the sign-in that follows. Throws a validation error, and the link stays
 * good, when the password is refused.
 */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<boolean> {
  requireActor(ctx, may.resetPassword)

  if (token === '') return false
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const { rows } = await database.execute(
      sql`update staff set reset_password_token = null, reset_password_expiration = null
        where reset_password_token = ${token} and reset_password_expiration > ${inside.now.toISOString()} returning id`,
    )
    const id = rows[0]?.id
    if (id === undefined) return false
    await localApi(inside, 'everything').update({ collection: 'staff', id: Number(id), data: { password } })
    return true
  })
}

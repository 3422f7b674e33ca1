import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import { staff } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
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
    const rows = await database
      .update(staff)
      .set({ resetPasswordToken: null, resetPasswordExpiration: null })
      .where(and(eq(staff.resetPasswordToken, token), gt(staff.resetPasswordExpiration, inside.now)))
      .returning({ id: staff.id })
    const id = rows[0]?.id
    if (id === undefined) return false
    await localApi(inside, 'everything').update({ collection: 'staff', id, data: { password } })
    return true
  })
}

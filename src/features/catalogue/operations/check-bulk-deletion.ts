import { APIError, type Where } from 'payload'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** More units than this are never deleted at once: a slip in the list of thousands would empty a tower. */
const MOST_AT_ONCE = 10

/** Throws a readable refusal when a deletion would remove more than ten units. */
export async function checkBulkDeletion(ctx: Context, where: Where): Promise<void> {
  requireActor(ctx, may.checkBulkDeletion)

  const { totalDocs } = await localApi(ctx, 'as-actor').count({ collection: 'units', where })
  if (totalDocs > MOST_AT_ONCE)
    throw new APIError(
      `This would delete ${totalDocs} units. At most ${MOST_AT_ONCE} can be deleted at once: filter the list, or set them to “Not yet for sale”. · การลบนี้มี ${totalDocs} ยูนิต ลบได้ครั้งละไม่เกิน ${MOST_AT_ONCE} ยูนิต กรุณากรองรายการ หรือเปลี่ยนสถานะเป็น “ยังไม่เปิดขาย”`,
      409,
      null,
      true,
    )
}

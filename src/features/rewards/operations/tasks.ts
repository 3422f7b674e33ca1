import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'

/** Job: mail a member about points that were earned or a benefit that was redeemed. */
export const POINTS_MAIL_TASK = 'rewards.send-mail'

/** Job: end the codes that nobody used, and give their points back. */
export const END_CODES_TASK = 'rewards.end-codes'

/** One mail: about a row of the ledger, or about a redemption. */
export type PointsMailJob = { news: 'earned'; entry: number } | { news: 'redeemed'; redemption: string }

/** Queues a mail in the transaction. */
export const queueMail = (ctx: TransactionContext, job: PointsMailJob): Promise<void> =>
  enqueue(ctx, POINTS_MAIL_TASK, { ...job })

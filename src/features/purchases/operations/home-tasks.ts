import { paymentTask } from '@/features/payments'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import type { BuyerMailNews } from '../emails/home-mails'

/** What is paid here, as payments name it. */
export const PAYMENT_KIND = 'home'

/** Jobs: what payments tell of the payments of homes. */
export const HOME_SETTLED_TASK = paymentTask(PAYMENT_KIND, 'settled')
export const HOME_FAILED_TASK = paymentTask(PAYMENT_KIND, 'failed')
export const HOME_REFUNDED_TASK = paymentTask(PAYMENT_KIND, 'refunded')

export const HOME_SLIP_REFUSED_TASK = paymentTask(PAYMENT_KIND, 'slip-refused')

/** Job: mail the reminders of payments that come due. */
export const REMIND_TASK = 'purchases.remind'

/** Job: send one mail about a home. */
export const HOME_MAIL_TASK = 'purchases.send-mail'

/** What buyers are told. */
export const BUYER_NEWS = [
  'planned',
  'week',
  'day',
  'late',
  'paid',
  'paidTwice',
  'slipRefused',
  'refunded',
  'proposed',
  'calledOff',
  'answered',
  'invited',
] as const satisfies BuyerMailNews[]
export type BuyerNews = BuyerMailNews

/** What the person who looks after a home is told. */
export const KEEPER_NEWS = ['asked', 'confirmed', 'declined'] as const
export type KeeperNews = (typeof KEEPER_NEWS)[number]

/** One mail: to the buyer with a number, or, without one, to the keeper. */
export interface HomeMailJob {
  reference: string
  news: BuyerNews | KeeperNews
  buyer?: number | undefined
  /** The number of the payment it is about. */
  payment?: number | undefined
  appointment?: string | undefined
  /** Whole satang. */
  amount?: number | undefined
}

/** Queues a mail in the transaction. */
export const queueMail = (ctx: TransactionContext, job: HomeMailJob): Promise<void> =>
  enqueue(ctx, HOME_MAIL_TASK, { ...job })

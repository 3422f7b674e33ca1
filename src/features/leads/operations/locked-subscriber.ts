import { DoubleOptIn, ENDED_ROUND, type LockedOptIn, toLockedOptIn } from '@/features/consent/server'
import { newsletterPath } from '@/features/routing'
import type { Subscriber } from '@/payload-types'
import { localApi } from '@/platform/database/local-api'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { canBecome, PHASE_OF, type SubscriberState } from '../domain/subscriber-states'
import { announceConsent } from './desk/crm-log'
import { NEWS_MAIL_TASK } from './news-mail-task'

/** A subscriber whose row is locked until the transaction ends. */
export interface LockedSubscriber extends LockedOptIn {
  state: SubscriberState
  consents: NonNullable<Subscriber['consents']>
  history: NonNullable<Subscriber['history']>
}

/** How somebody unsubscribed: on our page, or by the button of the mail client (RFC 8058). */
export type UnsubscribeChannel = 'left' | 'left_by_mail_program'

type Change = Partial<Omit<Subscriber, 'id' | 'createdAt' | 'updatedAt'>>

/** Updates a locked subscriber. */
export async function changeSubscriber(ctx: TransactionContext, id: number, data: Change): Promise<void> {
  await localApi(ctx, 'everything').update({ collection: 'subscribers', id, depth: 0, data })
}

/** Writes that a subscription ended, unless it already had. */
export async function endSubscription(
  ctx: TransactionContext,
  { id, state, history }: LockedSubscriber,
  way: UnsubscribeChannel,
): Promise<void> {
  if (!canBecome(state, 'left')) return
  const at = ctx.now.toISOString()
  await changeSubscriber(ctx, id, {
    ...ENDED_ROUND,
    state: 'left',
    leftAt: at,
    history: [...history, { at, event: way }],
  })
  await announceConsent(ctx, id)
}

/** Writes that an address was confirmed, and queues the welcome mail. */
export async function confirmSubscriber(ctx: TransactionContext, { id, history }: LockedSubscriber): Promise<void> {
  const at = ctx.now.toISOString()
  await changeSubscriber(ctx, id, {
    state: 'confirmed',
    confirmedAt: at,
    writtenAt: at,
    history: [...history, { at, event: 'confirmed' }],
  })
  await announceConsent(ctx, id)
  await enqueue(ctx, NEWS_MAIL_TASK, { subscriber: id, mail: 'welcome' })
}

/** Double opt-in of the newsletter: one subscriber per address. */
export const newsletter = new DoubleOptIn<LockedSubscriber, UnsubscribeChannel>({
  mail: 'newsletter',
  table: 'subscribers',
  pathOf: newsletterPath,
  read: async (ctx, id) => {
    const doc = await localApi(ctx, 'everything').findByID({ collection: 'subscribers', id, depth: 0 })
    return {
      ...toLockedOptIn(doc, PHASE_OF[doc.state]),
      state: doc.state,
      consents: doc.consents ?? [],
      history: doc.history ?? [],
    }
  },
  confirm: confirmSubscriber,
  end: endSubscription,
})

import type { OwnBooking } from '@/features/booking'
import type { TransactionContext } from '@/platform/database/transaction'
import { invitedOf } from './home-record'
import { type BuyerNews, type HomeMailJob, type KeeperNews, queueMail } from './home-tasks'

type About = Omit<HomeMailJob, 'reference' | 'news' | 'buyer'>

/** Tells every buyer who has a link, each with their own. */
export async function tellBuyers(
  ctx: TransactionContext,
  { id, reference }: Pick<OwnBooking, 'id' | 'reference'>,
  news: BuyerNews,
  about: About = {},
): Promise<void> {
  for (const buyer of [1, ...(await invitedOf(ctx, id)).keys()])
    await queueMail(ctx, { reference, news, buyer, ...about })
}

/** Tells the person who looks after the home. */
export const tellKeeper = (
  ctx: TransactionContext,
  { reference }: Pick<OwnBooking, 'reference'>,
  news: KeeperNews,
  about: About = {},
): Promise<void> => queueMail(ctx, { reference, news, ...about })

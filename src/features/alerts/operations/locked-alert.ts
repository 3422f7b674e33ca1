import { DoubleOptIn, ENDED_ROUND, type LockedOptIn, toLockedOptIn } from '@/features/consent/server'
import { savedSearchPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { SavedSearch } from '@/payload-types'
import { sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { type AlertState, canBecome, PHASE_OF } from '../domain/alert-states'
import { isFull } from '../domain/asking'
import { type Batch, type Known, type News, readBatch, readKnown, readWaiting } from '../domain/news'
import { ALERT_SNAPSHOT_TASK } from './alert-tasks'
import { otherAlertsOf } from './other-alerts'

/** An alert whose row is locked until the transaction ends. */
export interface LockedAlert extends LockedOptIn {
  state: AlertState
  email: string
  locale: Locale
  address: string
  summary: string
  /** Whether the matches at confirmation were recorded. Nothing is sent before that. */
  isReady: boolean
  /** The next three are parsed on access, so that an alert with malformed data can still be ended. */
  readonly known: Known
  readonly waiting: News[]
  /** The digest being sent; null when there is none. */
  readonly sending: Batch | null
  toldAt: Date | null
  timesTold: number
}

function toAlert(doc: SavedSearch): LockedAlert {
  return {
    ...toLockedOptIn(doc, PHASE_OF[doc.state]),
    email: doc.email,
    locale: doc.locale,
    state: doc.state,
    address: doc.address,
    summary: doc.summary,
    isReady: Boolean(doc.knownAt),
    get known() {
      return readKnown(doc.known)
    },
    get waiting() {
      return readWaiting(doc.waiting)
    },
    get sending() {
      return readBatch(doc.sending)
    },
    toldAt: doc.toldAt ? new Date(doc.toldAt) : null,
    timesTold: doc.timesTold ?? 0,
  }
}

type Change = Partial<Omit<SavedSearch, 'id' | 'createdAt' | 'updatedAt'>>

/** Updates a locked alert. */
export async function changeAlert(ctx: TransactionContext, id: number, data: Change): Promise<void> {
  await localApi(ctx, 'everything').update({ collection: 'saved-searches', id, depth: 0, data })
}

/** How an alert was ended: on its page, by the button there for all alerts, or by the mail client (RFC 8058). */
export type AlertEnd = NonNullable<SavedSearch['endedBy']>

/** Ends a locked alert, unless it already has. */
export async function endAlert(ctx: TransactionContext, { id, state }: LockedAlert, endedBy: AlertEnd): Promise<void> {
  if (!canBecome(state, 'off')) return
  const ended = { ...ENDED_ROUND, state: 'off' as const, endedAt: ctx.now.toISOString(), endedBy }
  await changeAlert(ctx, id, { ...ended, known: null, waiting: null, sending: null })
}

/** Double opt-in of saved searches: one alert per person and search, at most ten confirmed per person. */
export const savedSearch: DoubleOptIn<LockedAlert, AlertEnd> = new DoubleOptIn<LockedAlert, AlertEnd>({
  mail: 'saved-search',
  table: 'saved_searches',
  pathOf: savedSearchPath,
  read: async (ctx, id) =>
    toAlert(await localApi(ctx, 'everything').findByID({ collection: 'saved-searches', id, depth: 0 })),
  mayConfirm: async (ctx, alert) => !isFull(await otherAlertsOf(ctx, savedSearch.fingerprintOf(alert.email), alert)),
  // Whatever the search matches now counts as known.
  confirm: async (ctx, { id }) => {
    await changeAlert(ctx, id, { state: 'confirmed', confirmedAt: ctx.now.toISOString() })
    await enqueue(ctx, ALERT_SNAPSHOT_TASK, { alert: id })
  },
  end: endAlert,
})

/** Locks the row of an alert by its id. */
export const lockAlert = (ctx: TransactionContext, id: number) => savedSearch.lock(ctx, sql`id = ${id}`)

import { inHundredths } from '@/features/catalogue'
import { type HeldTurn, type TurnClaim, turnGuard } from '@/features/launches/server'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { Snapshot } from '../domain/booking'
import { type Campaign, duePrice, type OfferedUnit, phaseOf } from '../domain/campaign'
import { isBrief, minutesAfter } from '../domain/hold'
import type { Buyer } from '../domain/identity'
import { type BookRefusal, refusalSoFar } from '../domain/may-book'
import { may } from '../domain/permissions'
import { TERMS_VERSIONS } from '../domain/terms'
import { askToBook } from './ask-to-book'
import { holderKey, linkTokenOf, newReference, newToken } from './booking-secrets'
import { findCampaign } from './find-campaign'
import { holdLimit } from './hold-limits'
import { offeredUnit } from './offered-units'
import { addEvent, lapseAt, setUnitState } from './take-step'
import { unitGuard } from './unit-guard'

/** Who wants which unit. */
export interface HoldRequest {
  campaign: string
  unit: number
  locale: Locale
  /** The advertising source of the visitor; empty when none. */
  source: string
  /** The token of an entry whose turn it may be; null without one. */
  turn: string | null
  /** The network of the buyer, as limits count it; null where nobody is counted. */
  network: string | null
  /** The browser as the gateway names it; null for one without a pass, of which the network is counted. */
  browser: string | null
}

/** The same with whoever holds it for the buyer: at the counter the turn is that of the buyer's address. */
type HoldOrder = Omit<HoldRequest, 'campaign' | 'turn' | 'network' | 'browser'> & {
  turn: TurnClaim
  /** Whoever may have one hold without a confirmed address; null where that is not asked. */
  from: string | null
}

/** What the buyer's browser gets: the token is nowhere else. */
export interface Held {
  token: string
  reference: string
  endsAt: Date
}

function snapshotOf({ code, title, included, promotion, ...campaign }: Campaign, unit: OfferedUnit): Snapshot {
  const { slug, brand, group } = campaign.project
  return {
    campaign: { code, title, included, promotion },
    project: { slug, title: campaign.project.title, brand, isCondominium: group === 'Condominium' },
    unit: {
      number: unit.number,
      building: unit.building,
      floor: unit.floor,
      type: unit.type,
      typeName: unit.typeName,
    },
    area: unit.area,
    limitPerPerson: campaign.limitPerPerson,
    holdMinutes: campaign.holdMinutes,
    slipHours: campaign.slipHours,
    ...(campaign.contract && { contract: campaign.contract }),
  }
}

/**
 * Writes the booking and its hold. Null when the index over open holds refuses: somebody else has the unit. Throws an
 * {@link UnconfirmedError} when the index over unconfirmed holds refuses. Whoever was called after a draw has confirmed.
 */
async function insert(
  ctx: TransactionContext,
  campaign: Campaign,
  unit: OfferedUnit,
  { turn, price, ...asked }: Omit<HoldOrder, 'turn'> & { turn: HeldTurn; price: number },
): Promise<Held | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const [token, reference] = [newToken(), newReference()]
  const [now, endsAt] = [ctx.now.toISOString(), minutesAfter(ctx.now, campaign.holdMinutes)]
  const { rows } = await database.execute(sql`
    insert into bookings (reference, state, campaign_id, project_id, unit_id, token_hash, link_hash, locale, source, price,
      fee, terms_version, snapshot, area, building, held_at, hold_ends_at, changed_at, seller, held_from)
    values (${reference}, 'held', ${campaign.id}, ${campaign.project.id}, ${unit.id}, ${hashOf(token)},
      ${hashOf(linkTokenOf(reference))}, ${asked.locale}, ${asked.source}, ${price}, ${campaign.fee},
      ${TERMS_VERSIONS[0]}, ${JSON.stringify(snapshotOf(campaign, unit))}::jsonb, ${inHundredths(unit.area)},
      ${unit.building}, ${now}::timestamptz, ${endsAt.toISOString()}::timestamptz, ${now}::timestamptz, ${staffOf(ctx)},
      ${turn === null ? asked.from : null})
    on conflict (held_from) where held_from is not null do nothing returning id`)
  if (!rows[0]) throw new UnconfirmedError()
  const id = Number(rows[0].id)
  if (!(await unitGuard.addHold(ctx, id, unit.id))) return null
  await turnGuard.use(ctx, campaign.id, turn, reference)
  const by = staffOf(ctx) === null ? 'buyer' : 'staff'
  await addEvent(ctx, id, { name: 'hold', by, from: null, to: 'held' })
  await lapseAt(ctx, id, endsAt)
  return { token, reference, endsAt }
}

/** Thrown to leave nothing of a booking whose hold the index refused. */
export class TakenError extends Error {}

/** Thrown likewise where the same browser, or a network without passes, holds a unit that nobody has confirmed. */
class UnconfirmedError extends Error {}

/**
 * The one way to a hold: of a buyer whom nobody knows yet, or at the counter of buyers who are named. Throws a
 * {@link TakenError}, to leave nothing, when somebody else has the unit at the last moment.
 */
export async function takeHold(
  ctx: TransactionContext,
  campaign: Campaign,
  { buyers, ...asked }: HoldOrder & { buyers: readonly Buyer[] | null },
): Promise<Result<Held, BookRefusal>> {
  const place = buyers ? 'counter' : 'hold'
  const granted = await askToBook(ctx, place, { ...asked, campaign, booking: null, buyers: buyers ?? [] })
  if (!granted.ok) return granted
  const { unit, turn } = granted.value
  const price = unit ? duePrice(unit) : null
  if (!unit || price === null || turn === undefined || turn === 'others')
    throw new Error('A hold was granted without a unit, a price or a turn')
  const held = await insert(ctx, campaign, unit, { ...asked, turn, price })
  if (!held) throw new TakenError()
  await setUnitState(ctx, unit.id, { state: 'reserved', isHeld: isBrief(ctx.now, held.endsAt) })
  return ok(held)
}

/**
 * Holds a unit for one buyer: 200 who press at once get one hold and 199 refusals. Price, fee, terms and what is included
 * are kept as they are now. In a campaign that opens with a draw, only in one's turn.
 * A browser has one hold at a time for which no address was confirmed; a network has one for all its browsers without a pass. Every open page sees the unit taken when this commits.
 */
export async function holdUnit(
  ctx: Context,
  asked: HoldRequest,
): Promise<Result<Held, BookRefusal | 'tooMany' | 'crowded' | 'unconfirmed'>> {
  requireActor(ctx, may.holdUnit)

  const campaign = await findCampaign(ctx, { code: asked.campaign })
  if (!campaign) return refuse('closed')
  // What says no before any lock is taken says it to everybody at once.
  const phase = phaseOf(campaign, ctx.now)
  const early = refusalSoFar('hold', { campaign: phase, unit: await offeredUnit(ctx, campaign, asked.unit) })
  if (early) return refuse(early)
  const limit = asked.network === null ? null : await holdLimit(ctx, campaign, { ...asked, network: asked.network })
  if (limit) return refuse(limit)
  const from = asked.network === null ? null : holderKey(asked.browser ?? asked.network)
  try {
    return await inTransaction(ctx, (inside) => takeHold(inside, campaign, { ...asked, from, buyers: null }))
  } catch (error) {
    if (error instanceof TakenError) return refuse('taken')
    if (error instanceof UnconfirmedError) return refuse('unconfirmed')
    throw error
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { sourceCategory } from '@/features/analytics'
import { readAvailability } from '@/features/catalogue/server'
import { isSlug, projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import { ok, type Result, refuse } from '@/kernel/result'
import { unitKey, unitOfKey } from '@/kernel/unit-key'
import type { Lead } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { lockPerson } from '@/platform/database/lock-person'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { newReference } from '@/platform/process/reference'
import { PURPOSES, type Purpose } from '../domain/ask'
import { entryOfAskingAgain, isSomethingNew, lastAsking } from '../domain/asking-again'
import { may } from '../domain/permissions'
import type { Ask } from '../domain/read-ask'
import { repeatQuery } from '../domain/repeat-query'
import { type Turn, takeTurn } from './desk/take-turn'
import { findDuplicate } from './desk/track-lead'

/** An enquiry with its origin. */
export interface AskedLead {
  ask: Ask
  project: string
  locale: Locale
  /** Path of the page, without its query. When the browser sends none, the project's path. */
  page: string
  /** `adsrcid`, empty when none. */
  source: string
  /** The campaign of the page; empty or absent: the project's own. */
  campaign?: string
  /** The texts beside the consent boxes, stored with the answers as evidence. */
  wordings: Record<Purpose, string>
  /** Whether the entered address may get another mail today. Sales are notified anyway. */
  isAnswered: boolean
}

/** Job: send one mail about a lead, to the visitor or to sales. */
export const LEAD_MAIL_TASK = 'leads.send-mail'

/** The unit that is asked about with its price and state as of now; `unknown` where the project has no such unit. */
async function askedUnitOf(ctx: Context, { ask, project }: AskedLead) {
  if (ask.unit === '') return { unit: '', unitPrice: null, unitState: null } as const
  const found = unitOfKey((await readAvailability(ctx, project)) ?? [], ask.unit)
  if (!found) return { unit: ask.unit, unitPrice: null, unitState: 'unknown' } as const
  return { unit: unitKey(found), unitPrice: fromOf(found.price), unitState: found.state }
}

const fingerprintOf = ({ ask, project }: AskedLead) =>
  createHash('sha256').update(`${project}\n${ask.phone}\n${ask.email}`).digest('hex')

async function openLeadOf(ctx: TransactionContext, fingerprint: string): Promise<Lead | null> {
  const { docs } = await localApi(ctx, 'everything').find({ collection: 'leads', ...repeatQuery(fingerprint, ctx.now) })
  return docs[0] ?? null
}

const consentsOf = ({ ask, wordings }: AskedLead, at: string) =>
  PURPOSES.map((purpose) => ({ purpose, given: ask.consents[purpose], wording: wordings[purpose], at }))

/** Stores a repeated enquiry; sales are notified when it has something new, the visitor never. */
async function addToLead(ctx: TransactionContext, lead: Lead, asked: AskedLead): Promise<void> {
  const at = ctx.now.toISOString()
  await localApi(ctx, 'everything').update({
    collection: 'leads',
    id: lead.id,
    depth: 0,
    data: {
      timesAsked: (lead.timesAsked ?? 1) + 1,
      consents: [...(lead.consents ?? []), ...consentsOf(asked, at)],
      history: [...(lead.history ?? []), entryOfAskingAgain(asked.ask, ctx.now)],
    },
  })
  if (isSomethingNew(asked.ask, lastAsking(lead)))
    await enqueue(ctx, LEAD_MAIL_TASK, { lead: lead.id, to: 'sales', askedAgainAt: at })
}

/** Whoever looks after the open enquiry of the same person; null when there is none. */
async function ownerOfDuplicate(ctx: TransactionContext, { ask }: AskedLead, project: number): Promise<number | null> {
  const duplicate = await findDuplicate(ctx, { id: 0, project, email: ask.email, phone: ask.phone })
  return duplicate?.owner ?? null
}

/**
 * Gives a stored enquiry to the seller whose turn it is. The last step of its transaction, as other enquiries of the
 * project wait for the turn until the transaction ends.
 */
async function giveToNext(ctx: TransactionContext, lead: number, turn: Turn): Promise<void> {
  const seller = await takeTurn(ctx, turn)
  if (seller === null) return
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    with given as (update leads set owner_id = ${seller} where id = ${lead} returning id)
    insert into leads_history (_order, _parent_id, id, at, "by", event, detail)
      select (select count(*) + 1 from leads_history where _parent_id = ${lead}), given.id,
        ${randomBytes(12).toString('hex')}, ${ctx.now.toISOString()}::timestamptz, 'website', 'owner', ${String(seller)} from given`)
}

async function makeLead(
  ctx: TransactionContext,
  asked: AskedLead,
  project: { id: number; campaign: string },
  fingerprint: string,
): Promise<{ lead: number; reference: string; owner: number | null }> {
  const at = ctx.now.toISOString()
  const { consents: _, ...person } = asked.ask
  const owner = await ownerOfDuplicate(ctx, asked, project.id)
  const made = await localApi(ctx, 'everything').create({
    collection: 'leads',
    depth: 0,
    data: {
      ...person,
      ...(await askedUnitOf(ctx, asked)),
      reference: newReference(),
      project: project.id,
      locale: asked.locale,
      page: asked.page,
      source: asked.source,
      sourceCategory: sourceCategory(asked.source),
      campaign: project.campaign,
      state: 'new',
      fingerprint,
      timesAsked: 1,
      consents: consentsOf(asked, at),
      owner,
      history: [
        { at, by: 'website', event: 'asked', detail: asked.page },
        ...(owner === null ? [] : [{ at, by: 'website', event: 'owner', detail: String(owner) }]),
      ],
    },
  })
  return { lead: made.id, reference: made.reference ?? '', owner }
}

/**
 * Stores an enquiry: one lead per person and project, however often the button is pressed. The mails to sales and,
 * where allowed, to the visitor are queued in the same transaction. A later addition is mailed to sales only, and only
 * when it has something new. The unit that is asked about is stored with its price and state as of now. Refused only
 * for a project that is not public.
 */
export async function captureLead(
  ctx: Context,
  asked: AskedLead,
): Promise<Result<{ lead: number; isNew: boolean; reference: string }, 'unknownProject'>> {
  requireActor(ctx, may.captureLead)

  if (!isSlug(asked.project)) return refuse('unknownProject')
  return inTransaction(ctx, async (inside) => {
    const found = await localApi(inside, 'everything').find({
      collection: 'projects',
      where: { Slug_name: { equals: asked.project }, _status: { equals: 'published' } },
      depth: 0,
      limit: 1,
      pagination: false,
      select: { Campaign_Code: true, Project_group: true },
    })
    const project = found.docs[0]
    if (!project) return refuse('unknownProject')
    const fingerprint = fingerprintOf(asked)
    await lockPerson(inside, fingerprint)
    const open = await openLeadOf(inside, fingerprint)
    if (open) {
      await addToLead(inside, open, asked)
      return ok({ lead: open.id, isNew: false, reference: open.reference ?? '' })
    }
    const page = asked.page || projectPath(asked.locale, { group: project.Project_group, slug: asked.project })
    const campaign = asked.campaign || (project.Campaign_Code ?? '')
    const { lead, reference, owner } = await makeLead(
      inside,
      { ...asked, page },
      { id: project.id, campaign },
      fingerprint,
    )
    if (asked.isAnswered) await enqueue(inside, LEAD_MAIL_TASK, { lead, to: 'visitor' })
    await enqueue(inside, LEAD_MAIL_TASK, { lead, to: 'sales' })
    if (owner === null) await giveToNext(inside, lead, { project: project.id, locale: asked.locale })
    return ok({ lead, isNew: true, reference })
  })
}

import { createHash } from 'node:crypto'
import { isSlug, projectPath } from '@/features/addresses'
import { sourceCategory } from '@/features/analytics'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kit/result'
import type { Lead } from '@/payload-types'
import type { Context } from '@/platform/context'
import { lockPerson } from '@/platform/lock-person'
import { enqueue } from '@/platform/queue'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { PURPOSES, type Purpose } from '../rules/ask'
import { entryOfAskingAgain, isSomethingNew, lastAsking } from '../rules/asking-again'
import type { Ask } from '../rules/read-ask'

/** A request with where it came from. */
export interface AskedLead {
  ask: Ask
  project: string
  locale: Locale
  /** Path of the page, without its query. Empty where the browser did not say: then it is the project's. */
  page: string
  /** `adsrcid`, empty when none. */
  source: string
  /** The sentences that stood beside the consent boxes, kept with the answer. */
  wordings: Record<Purpose, string>
  /** Whether the address that was typed may be written to once more today. Sales are told all the same. */
  isAnswered: boolean
}

/** The task that sends one mail about a lead: to the visitor, or to sales. */
export const LEAD_MAIL_TASK = 'leads.send-mail'

/** Asking again within this time adds to the lead that is open instead of making another. */
const SAME_REQUEST_DAYS = 30

const fingerprintOf = ({ ask, project }: AskedLead) =>
  createHash('sha256').update(`${project}\n${ask.phone}\n${ask.email}`).digest('hex')

async function openLeadOf(ctx: TransactionContext, fingerprint: string): Promise<Lead | null> {
  const since = new Date(ctx.now.getTime() - SAME_REQUEST_DAYS * 24 * 60 * 60 * 1000)
  const { docs } = await ctx.payload.find({
    collection: 'leads',
    where: {
      fingerprint: { equals: fingerprint },
      state: { not_in: ['closed', 'spam'] },
      createdAt: { greater_than: since.toISOString() },
    },
    sort: '-createdAt',
    depth: 0,
    limit: 1,
    pagination: false,
    req: ctx.req,
  })
  return docs[0] ?? null
}

const consentsOf = ({ ask, wordings }: AskedLead, at: string) =>
  PURPOSES.map((purpose) => ({ purpose, given: ask.consents[purpose], wording: wordings[purpose], at }))

/** Keeps what was asked once more; sales are told where it is something new, the visitor never. */
async function addToLead(ctx: TransactionContext, lead: Lead, asked: AskedLead): Promise<void> {
  const at = ctx.now.toISOString()
  await ctx.payload.update({
    collection: 'leads',
    id: lead.id,
    depth: 0,
    req: ctx.req,
    data: {
      timesAsked: (lead.timesAsked ?? 1) + 1,
      consents: [...(lead.consents ?? []), ...consentsOf(asked, at)],
      history: [...(lead.history ?? []), entryOfAskingAgain(asked.ask, ctx.now)],
    },
  })
  if (isSomethingNew(asked.ask, lastAsking(lead)))
    await enqueue(ctx, LEAD_MAIL_TASK, { lead: lead.id, to: 'sales', askedAgainAt: at })
}

async function makeLead(
  ctx: TransactionContext,
  asked: AskedLead,
  project: { id: number; campaign: string },
  fingerprint: string,
): Promise<number> {
  const at = ctx.now.toISOString()
  const { consents: _, ...person } = asked.ask
  const lead = await ctx.payload.create({
    collection: 'leads',
    depth: 0,
    req: ctx.req,
    data: {
      ...person,
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
      history: [{ at, by: 'website', event: 'asked', detail: asked.page }],
    },
  })
  return lead.id
}

/**
 * Keeps a request about a project: one lead a person and project, however often the button is pressed, with mail
 * to sales and, where it may be written to, to the visitor queued in the same transaction. What is added to a lead
 * later is told to sales alone, and only if it is something new. Refuses only a project that the public cannot see.
 */
export async function captureLead(
  ctx: Context,
  asked: AskedLead,
): Promise<Result<{ lead: number; isNew: boolean }, 'unknownProject'>> {
  if (!isSlug(asked.project)) return refuse('unknownProject')
  return inTransaction(ctx, async (inside) => {
    const found = await inside.payload.find({
      collection: 'projects',
      where: { Slug_name: { equals: asked.project }, _status: { equals: 'published' } },
      depth: 0,
      limit: 1,
      pagination: false,
      select: { Campaign_Code: true, Project_group: true },
      req: inside.req,
    })
    const project = found.docs[0]
    if (!project) return refuse('unknownProject')
    const fingerprint = fingerprintOf(asked)
    await lockPerson(inside, fingerprint)
    const open = await openLeadOf(inside, fingerprint)
    if (open) {
      await addToLead(inside, open, asked)
      return ok({ lead: open.id, isNew: false })
    }
    const page = asked.page || projectPath(asked.locale, { group: project.Project_group, slug: asked.project })
    const campaign = project.Campaign_Code ?? ''
    const lead = await makeLead(inside, { ...asked, page }, { id: project.id, campaign }, fingerprint)
    if (asked.isAnswered) await enqueue(inside, LEAD_MAIL_TASK, { lead, to: 'visitor' })
    await enqueue(inside, LEAD_MAIL_TASK, { lead, to: 'sales' })
    return ok({ lead, isNew: true })
  })
}

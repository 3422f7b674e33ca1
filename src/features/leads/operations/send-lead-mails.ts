import { projectPath } from '@/features/routing'
import { findStaffReader } from '@/features/staff/server'
import type { Lead } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { type Asking, askingIn } from '../domain/asking-again'
import { may } from '../domain/permissions'
import { askedAgainMail, type LeadMailContent, salesMail, visitorMail } from '../emails/lead-mails'

/** One mail about a lead. */
export interface LeadMail {
  lead: number
  to: 'visitor' | 'sales'
  /**
   * The time of the repeated enquiry in the lead's history: the mail is then about that one, not the original request.
   */
  askedAgainAt?: string
}

function askingAt({ history }: Lead, at: string): Asking | null {
  const entry = (history ?? []).find((one) => one.event === 'asked_again' && Date.parse(one.at) === Date.parse(at))
  return entry ? askingIn(entry) : null
}

const idOf = (owner: Lead['owner']): number | null =>
  typeof owner === 'object' ? (owner?.id ?? null) : (owner ?? null)

async function mailAbout(
  ctx: Context,
  { lead: id, askedAgainAt }: LeadMail,
): Promise<{ content: LeadMailContent; owner: number | null } | null> {
  const lead = await localApi(ctx, 'everything').findByID({ collection: 'leads', id, depth: 1, disableErrors: true })
  if (!lead || typeof lead.project !== 'object') return null
  const asking =
    askedAgainAt === undefined
      ? { wish: lead.wish, message: lead.message ?? '', unit: lead.unit ?? '' }
      : askingAt(lead, askedAgainAt)
  if (!asking) return null
  const { Project_Title, Project_group, Brand, Slug_name } = lead.project
  const address = projectPath(lead.locale, { group: Project_group, slug: Slug_name })
  return {
    owner: idOf(lead.owner),
    content: {
      locale: lead.locale,
      name: lead.name,
      phone: lead.phone,
      email: lead.email,
      ...asking,
      unitPrice: asking.unit === lead.unit ? (lead.unitPrice ?? null) : null,
      isKnownUnit: asking.unit !== '' && asking.unit === lead.unit && lead.unitState !== 'unknown',
      reference: lead.reference ?? '',
      source: [lead.source, lead.sourceCategory].filter(Boolean).join(' · '),
      project: { title: Project_Title, brand: Brand, href: `${env.publicUrl}${address}` },
      askedAt: new Date(lead.createdAt),
      backOffice: `${env.publicUrl}/admin/sales?lead=${lead.id}`,
    },
  }
}

/** Sends one mail about a lead, under an id that is the same for every attempt. Sends nothing if the lead has been deleted. */
export async function sendLeadMail(ctx: Context, mail: LeadMail, mailId: string): Promise<void> {
  requireActor(ctx, may.sendLeadMail)

  const found = await mailAbout(ctx, mail)
  if (!found) return
  const { content, owner } = found
  const seller = owner === null ? null : await findStaffReader(await databaseOf(ctx.payload, ctx.req), owner)
  const sales = seller ?? { email: env.SALES_EMAIL, name: '', locale: 'th' as const }
  const toSales = mail.askedAgainAt === undefined ? salesMail : askedAgainMail
  await sendMail(await (mail.to === 'visitor' ? visitorMail(content, sales.email) : toSales(content, sales)), mailId)
}

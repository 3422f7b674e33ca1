import { projectPath } from '@/features/addresses'
import type { Staff } from '@/payload-types'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { sendMail } from '@/platform/mail'
import { type LeadLetter, salesMail, visitorMail } from '../mails/lead-mails'

async function letterAbout(ctx: Context, id: number): Promise<{ letter: LeadLetter; owner: string | null } | null> {
  const lead = await ctx.payload.findByID({ collection: 'leads', id, depth: 1, disableErrors: true })
  if (!lead || typeof lead.project !== 'object') return null
  const { Project_Title, Project_group, Brand, Slug_name } = lead.project
  const address = projectPath(lead.locale, { group: Project_group, slug: Slug_name })
  const owner = typeof lead.owner === 'object' ? (lead.owner as Staff | null) : null
  return {
    owner: owner?.email ?? null,
    letter: {
      locale: lead.locale,
      name: lead.name,
      phone: lead.phone,
      email: lead.email,
      wish: lead.wish,
      message: lead.message ?? '',
      source: [lead.source, lead.sourceCategory].filter(Boolean).join(' · '),
      project: { title: Project_Title, brand: Brand, href: `${env.publicUrl}${address}` },
      askedAt: new Date(lead.createdAt),
      backOffice: `${env.publicUrl}/admin/collections/leads/${lead.id}`,
    },
  }
}

/** Sends the one mail of a new lead that `to` names. A lead that is gone meanwhile sends none. */
export async function sendLeadMail(ctx: Context, id: number, to: 'visitor' | 'sales'): Promise<void> {
  const found = await letterAbout(ctx, id)
  if (!found) return
  const sales = found.owner ?? env.SALES_EMAIL
  await sendMail(to === 'visitor' ? await visitorMail(found.letter, sales) : await salesMail(found.letter, sales))
}

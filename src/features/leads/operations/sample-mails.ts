import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { SampleMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { askedAgainMail, type LeadMailContent, type SalesReader, salesMail, visitorMail } from '../emails/lead-mails'
import { confirmMail, type NewsMailContent, welcomeMail } from '../emails/news-mails'

/** The mails about enquiries and the newsletter in a language, with invented facts. */
export async function sampleMails(ctx: Context, locale: Locale): Promise<SampleMail[]> {
  requireActor(ctx, may.sampleMails)

  const lead: LeadMailContent = {
    locale,
    ...{ name: 'Mali Srisuk', phone: '+66812345678', email: 'mali@example.com', wish: 'visit', message: 'Saturday?' },
    ...{ unit: 'A12/04', unitPrice: 8_900_000, isKnownUnit: true, reference: 'K7F2QM9X', source: 'J004 · NUE' },
    project: { title: 'noble vesper ploenchit', brand: 'noble', href: env.publicUrl },
    askedAt: ctx.now,
    backOffice: `${env.publicUrl}/admin`,
  }
  const news: NewsMailContent = {
    ...{ locale, email: 'mali@example.com', askedAt: ctx.now, href: env.publicUrl, leaveHref: env.publicUrl },
    ...{ oneClickHref: env.publicUrl, policyHref: env.publicUrl },
  }
  const to: SalesReader = { email: 'sales@example.com', name: '', locale: 'th' }
  return [
    { key: 'enquiry', mail: await visitorMail(lead, to.email) },
    { key: 'enquiry-sales', mail: await salesMail(lead, to) },
    { key: 'enquiry-again-sales', mail: await askedAgainMail(lead, to) },
    { key: 'newsletter-confirm', mail: await confirmMail(news) },
    { key: 'newsletter-welcome', mail: await welcomeMail(news) },
  ]
}

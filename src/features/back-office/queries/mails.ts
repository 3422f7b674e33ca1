import { sampleMails as bookingMails } from '@/features/booking/server'
import { sampleMails as careMails } from '@/features/care/server'
import { sampleMails as leadMails } from '@/features/leads/server'
import { sampleMails as homeMails } from '@/features/purchases/server'
import { sampleMails as requestMails } from '@/features/requests/server'
import { sampleMails as pointsMails } from '@/features/rewards/server'
import { sampleMails as visitMails } from '@/features/visits/server'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import type { Mail, SampleMail } from '@/platform/mail/mail'

/** The features that send mails about forms, visits, complaints, bookings and points. */
const SAMPLES: Readonly<Record<string, (ctx: Context, locale: Locale) => Promise<SampleMail[]>>> = {
  leads: leadMails,
  requests: requestMails,
  visits: visitMails,
  care: careMails,
  booking: bookingMails,
  purchases: homeMails,
  rewards: pointsMails,
}

/** A mail as the list names it. */
export interface ListedMail {
  /** `leads.enquiry`. */
  id: string
  subject: string
}

/** Every mail with its subject in Thai; null for everybody but staff. */
export async function readMails(headers: Headers): Promise<ListedMail[] | null> {
  const ctx = await contextOfHeaders(headers)
  if (ctx.actor.kind !== 'staff') return null
  const found: ListedMail[] = []
  for (const [feature, samples] of Object.entries(SAMPLES))
    for (const { key, mail } of await samples(ctx, DEFAULT_LOCALE))
      found.push({ id: `${feature}.${key}`, subject: mail.subject })
  return found
}

/** One mail in a language; null for everybody but staff, and when there is none of this name. */
export async function readMail(
  headers: Headers,
  asked: { id: string | null; locale: string | null },
): Promise<Mail | null> {
  const ctx = await contextOfHeaders(headers)
  if (ctx.actor.kind !== 'staff' || asked.id === null) return null
  const [feature = '', key = ''] = asked.id.split('.')
  const samples = Object.hasOwn(SAMPLES, feature) ? SAMPLES[feature] : undefined
  const locale = isLocale(asked.locale) ? asked.locale : DEFAULT_LOCALE
  const mails = (await samples?.(ctx, locale)) ?? []
  return mails.find((one) => one.key === key)?.mail ?? null
}

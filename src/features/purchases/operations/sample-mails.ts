import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { SampleMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { buyerMail, type HomeMail } from '../emails/home-mails'
import { BUYER_NEWS } from './home-tasks'

const PAYMENT = { kind: 'instalment', dueOn: '2027-02-01', amount: 4_200_000, receiptNumber: null } as const
const APPOINTMENT = { kind: 'inspection', at: new Date('2028-05-20T03:00:00Z'), place: 'Noble Vesper, lobby' } as const

/** The mails about a booked home in a language, with invented facts. */
export async function sampleMails(ctx: Context, locale: Locale): Promise<SampleMail[]> {
  requireActor(ctx, may.sampleMails)

  const content: HomeMail = {
    ...{ locale, email: 'mali@example.com', name: 'Mali Srisuk', project: 'noble vesper ploenchit', unit: 'A12/04' },
    ...{ reference: 'nb-7k2m9xqt', href: env.publicUrl, isTrial: true, payment: null, appointment: null, amount: null },
  }
  const about: Partial<Record<(typeof BUYER_NEWS)[number], Partial<HomeMail>>> = {
    week: { payment: PAYMENT },
    day: { payment: PAYMENT },
    late: { payment: PAYMENT },
    paid: { payment: { ...PAYMENT, receiptNumber: 'TRIAL-2027-000123' } },
    paidTwice: { payment: PAYMENT },
    slipRefused: { payment: PAYMENT },
    refunded: { amount: PAYMENT.amount },
    proposed: { appointment: APPOINTMENT },
    calledOff: { appointment: APPOINTMENT },
  }
  const mails: SampleMail[] = []
  for (const news of BUYER_NEWS) mails.push({ key: news, mail: await buyerMail({ ...content, ...about[news] }, news) })
  return mails
}

import { accountPath } from '@/features/members'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { SampleMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { codeEnd, expiryOf, USUAL_RULES } from '../domain/noble-id'
import { may } from '../domain/permissions'
import { earnedMail, redeemedMail } from '../emails/points-mails'
import { findNobleId } from './find-noble-id'

/** The mails of noble ID in a language, with invented facts. */
export async function sampleMails(ctx: Context, locale: Locale): Promise<SampleMail[]> {
  requireActor(ctx, may.sampleMails)

  const page = await findNobleId(ctx, locale)
  const rules = page?.rules ?? USUAL_RULES
  const facts = {
    locale,
    email: 'mali@example.com',
    name: 'Mali Srisuk',
    href: env.publicUrl + accountPath(locale, 'noble-id'),
  }
  const until = expiryOf(ctx.now, rules.months)
  const benefit = page?.benefits.find(({ points }) => points > 0)
  const redeemed = { title: benefit?.title ?? 'noble ID', points: benefit?.points ?? 600 }
  const earned = { ...facts, until, points: rules.visit, balance: rules.visit + 400, reason: '' }
  return [
    { key: 'earned', mail: await earnedMail({ ...earned, kind: 'visit' }) },
    {
      key: 'redeemed',
      mail: await redeemedMail({ ...facts, ...redeemed, balance: 400, until: codeEnd(ctx.now, rules.codeDays) }),
    },
  ]
}

import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { SampleMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { type FieldDescription, FORM_NAMES, formOf } from '../domain/form-descriptions'
import { may } from '../domain/permissions'
import type { Answer } from '../domain/read-answers'
import { type RequestMailContent, staffMail, visitorMail } from '../emails/request-mails'

/** An answer as somebody could give it. Files are not in mails. */
function sampleAnswer({ kind, options, least }: FieldDescription): Answer | null {
  if (kind === 'files') return null
  if (kind === 'number') return least ?? 2
  if (kind === 'choice') return options?.[0] ?? null
  return 'Sukhumvit 55'
}

/** The mails about each form in a language, with invented facts. */
export async function sampleMails(ctx: Context, locale: Locale): Promise<SampleMail[]> {
  requireActor(ctx, may.sampleMails)

  const found: SampleMail[] = []
  for (const form of FORM_NAMES) {
    const answers = formOf(form).fields.flatMap((field) => {
      const answer = sampleAnswer(field)
      return answer === null ? [] : [[field.name, answer] as const]
    })
    const content: RequestMailContent = {
      ...{ form, locale, reference: 'K7F2QM9X', name: 'Mali Srisuk', phone: '+66812345678', email: 'mali@example.com' },
      answers: Object.fromEntries(answers),
      extra: null,
      words: {},
      ...{ source: '', page: `/${locale}/${form}`, sentAt: ctx.now, backOffice: `${env.publicUrl}/admin` },
    }
    // Customer care writes to whoever complained.
    if (form !== 'complaint') found.push({ key: form, mail: await visitorMail(content, env.REQUESTS_EMAIL) })
    found.push({ key: `${form}-staff`, mail: await staffMail(content, env.REQUESTS_EMAIL) })
  }
  return found
}

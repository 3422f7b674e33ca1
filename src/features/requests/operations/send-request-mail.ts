import type { Request } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import type { Answer } from '../domain/read-answers'
import { type RequestMailContent, staffMail, visitorMail } from '../emails/request-mails'
import { findFormSettings, findRecipients } from './form-settings'

/** One mail about a request. */
export interface RequestMail {
  request: number
  to: 'visitor' | 'staff'
}

const extraOf = ({ extraQuestion: question, extraAnswer: answer }: Request) =>
  question && answer ? { question, answer } : null

/** Sends one mail about a request, under an id that is the same for every attempt. Nothing for a deleted or erased one. */
export async function sendRequestMail(ctx: Context, { request: id, to }: RequestMail, mailId: string): Promise<void> {
  requireActor(ctx, may.sendRequestMail)

  const found = await localApi(ctx, 'everything').findByID({
    collection: 'requests',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (!found?.email) return
  const settings = await findFormSettings(ctx, to === 'visitor' ? found.locale : 'th')
  const answers = (found.answers ?? {}) as Record<string, Answer>
  const department = typeof answers.department === 'string' ? answers.department : null
  const recipients = await findRecipients(ctx, found.form, department)
  const content: RequestMailContent = {
    form: found.form,
    locale: found.locale,
    reference: found.reference,
    name: found.name,
    phone: found.phone,
    email: found.email,
    answers,
    extra: extraOf(found),
    words: settings[found.form].words,
    source: [found.source, found.sourceCategory].filter(Boolean).join(' · '),
    page: found.page,
    sentAt: new Date(found.createdAt),
    backOffice: `${env.publicUrl}/admin/collections/requests/${found.id}`,
  }
  await sendMail(await (to === 'visitor' ? visitorMail : staffMail)(content, recipients.join(', ')), mailId)
}

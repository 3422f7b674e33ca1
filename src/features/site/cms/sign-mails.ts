import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import { VISITOR } from '@/kernel/actor'
import type { MailSender } from '@/kernel/mail/mail-sender'
import { sharedRead } from '@/platform/cache/shared-read'
import type { Context } from '@/platform/database/context'
import { introduceSender } from '@/platform/mail/mail-sender'
import { findTemplateSetting } from '../operations/find-template-setting'

/** Read once until somebody saves the settings. */
const readSender = sharedRead('mail-sender', async (ctx: Context, locale: Locale): Promise<MailSender> => {
  const { phone, hours, hoursNote, address } = (await findTemplateSetting(ctx, locale)).contact
  return { phone: phone ?? '', hours: hours ?? '', hoursNote: hoursNote ?? '', address: address ?? '' }
})

/** Every mail of this process is signed with the phone, hours and address of the site settings. */
export const signMails = (payload: Payload): void =>
  introduceSender((locale) => readSender({ payload, actor: VISITOR, now: new Date() }, locale))

import { nanoid } from 'nanoid'
import type { EmailAdapter } from 'payload'
import { env } from '../process/env'
import { sendMail } from './mail'

const addressOf = (to: unknown): string => (Array.isArray(to) ? to.map(addressOf).join(', ') : String(to ?? ''))

/** Whatever Payload itself would mail is sent like all other mails. The link for a new password is a mail of ours. */
export const staffMail: EmailAdapter = () => ({
  name: 'house-mail',
  defaultFromAddress: /<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM,
  defaultFromName: 'noble & nue',
  sendEmail: async ({ to, subject, html, text }) =>
    // Sent while somebody waits, not by a job: there is no second try.
    sendMail(
      { to: addressOf(to), subject: subject ?? '', html: String(html ?? ''), text: String(text ?? '') },
      nanoid(),
    ),
})

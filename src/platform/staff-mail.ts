import type { EmailAdapter } from 'payload'
import { env } from './env'
import { sendMail } from './mail'

const addressOf = (to: unknown): string => (Array.isArray(to) ? to.map(addressOf).join(', ') : String(to ?? ''))

/** The content system's own mails (a forgotten password) go the way of all our mails. */
export const staffMail: EmailAdapter = () => ({
  name: 'house-mail',
  defaultFromAddress: /<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM,
  defaultFromName: 'noble & nue',
  sendEmail: async ({ to, subject, html, text }) =>
    sendMail({ to: addressOf(to), subject: subject ?? '', html: String(html ?? ''), text: String(text ?? '') }),
})

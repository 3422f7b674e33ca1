import nodemailer from 'nodemailer'
import { writeToOutbox } from '../jobs/outbox'
import { env } from '../process/env'
import { smtpTransport } from './smtp-transport'

/** One mail, ready to send. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  /** Additional headers by name. */
  headers?: Readonly<Record<string, string>>
}

/** A mail with invented facts, for the back office to look at. `key` names it among those of its feature. */
export interface SampleMail {
  key: string
  mail: Mail
}

/**
 * Sends a mail through SMTP. Without SMTP it writes an .eml file into `outbox/` of the data folder. Throws on failure,
 * so that the job is retried. The id is the same for every try, and becomes the Message-ID: a mail that went out twice,
 * as its process died before that was recorded, is recognised by it. The outbox has it once.
 */
export async function sendMail(mail: Mail, id: string): Promise<void> {
  const messageId = `<${id}@${new URL(env.publicUrl).hostname}>`
  // RFC 3834: an automatic mail says so, and no automatic answer comes back to it.
  const headers = { 'Auto-Submitted': 'auto-generated', ...mail.headers }
  const message = { from: env.MAIL_FROM, ...mail, headers, messageId }
  if (env.SMTP_URL) {
    await smtpTransport(env.SMTP_URL).sendMail(message)
    return
  }
  const composed = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await writeToOutbox(composed.message as Buffer, `${messageId} ${mail.to} ${mail.subject}`)
}

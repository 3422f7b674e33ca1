import nodemailer from 'nodemailer'
import { env } from './env'
import { writeToOutbox } from './outbox'

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

const MINUTE = 60_000

/**
 * Sends a mail through SMTP. Without SMTP it writes an .eml file into `outbox/` of the data folder. Throws on failure,
 * so that the job is retried. The id is the same for every try, and becomes the Message-ID: a mail that went out twice,
 * as its process died before that was recorded, is recognised by it. The outbox has it once.
 */
export async function sendMail(mail: Mail, id: string): Promise<void> {
  const messageId = `<${id}@${new URL(env.publicUrl).hostname}>`
  const message = { from: env.MAIL_FROM, ...mail, messageId }
  if (env.SMTP_URL) {
    const transport = nodemailer.createTransport(env.SMTP_URL, {
      connectionTimeout: MINUTE,
      socketTimeout: MINUTE,
    } as never)
    await transport.sendMail(message)
    return
  }
  const composed = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await writeToOutbox(composed.message as Buffer, `${messageId} ${mail.to} ${mail.subject}`)
}

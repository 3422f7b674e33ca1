import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nanoid } from 'nanoid'
import nodemailer from 'nodemailer'
import { env } from './env'

/** One mail, ready to go. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  /** Fields of the head beside the usual ones, by name. */
  headers?: Readonly<Record<string, string>>
}

const MINUTE = 60_000

/**
 * Sends a mail through SMTP, or, when none is configured, puts it as an .eml file into `outbox/` of the data
 * folder, where any mail program opens it. Throws when it could not: the job is then tried again.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message = { from: env.MAIL_FROM, ...mail }
  if (env.SMTP_URL) {
    const transport = nodemailer.createTransport(env.SMTP_URL, {
      connectionTimeout: MINUTE,
      socketTimeout: MINUTE,
    } as never)
    await transport.sendMail(message)
    return
  }
  const composed = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const outbox = join(env.dataDir, 'outbox')
  const file = join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${nanoid(6)}.eml`)
  await mkdir(outbox, { recursive: true })
  await writeFile(`${file}.part`, composed.message as Buffer)
  await rename(`${file}.part`, file)
}

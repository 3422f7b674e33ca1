import { writeToOutbox } from '../jobs/outbox'
import { env } from '../process/env'

/** One text message. */
export interface Sms {
  /** International, with its plus sign: `+66812345678`. */
  to: string
  text: string
}

const SECONDS_MS = 10_000

/** Whether text messages can be sent: nothing offers them otherwise. */
export const hasSms = (): boolean => env.SMS_URL !== undefined

/**
 * Sends a text message: as JSON `{to, text, id}` to the gateway at `SMS_URL`, with `SMS_KEY` as its bearer token. With
 * `SMS_URL=outbox:` it is written into `outbox/` of the data folder, like mails without SMTP. Throws on failure, so that
 * the job is retried; the id is the same for every try.
 */
export async function sendSms({ to, text }: Sms, id: string): Promise<void> {
  if (!env.SMS_URL) throw new Error('SMS_URL is not set')
  if (env.SMS_URL === 'outbox:')
    return writeToOutbox(Buffer.from(`X-Sms-To: ${to}\r\nX-Id: ${id}\r\n\r\n${text}\r\n`), `sms ${id} ${to}`)
  const answer = await fetch(env.SMS_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(env.SMS_KEY && { Authorization: `Bearer ${env.SMS_KEY}` }) },
    body: JSON.stringify({ to, text, id }),
    redirect: 'error',
    signal: AbortSignal.timeout(SECONDS_MS),
  })
  if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
}

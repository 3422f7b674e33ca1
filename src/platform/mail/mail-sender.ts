import type { Locale } from '@/i18n/locales'
import { type MailSender, UNKNOWN_SENDER } from '@/kernel/mail/mail-sender'
import { onProcess } from '@/kernel/process-wide'

type ReadSender = (locale: Locale) => Promise<MailSender>

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    'mail sender': { read: ReadSender | null }
  }
}

const introduced = onProcess('mail sender', () => ({ read: null }))

/** Says where the signature of every mail of this process comes from; null forgets it. */
export const introduceSender = (read: ReadSender | null): void => {
  introduced.read = read
}

/** The facts of the signature in a language; none in a process that has no settings. */
export const senderIn: ReadSender = async (locale) => (await introduced.read?.(locale)) ?? UNKNOWN_SENDER

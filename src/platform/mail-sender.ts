import type { Locale } from '@/i18n/locales'
import { type MailSender, UNKNOWN_SENDER } from '@/kernel/mail-sender'

type ReadSender = (locale: Locale) => Promise<MailSender>

/** On the process: Next loads a module once per bundle. */
const KEY = Symbol.for('noble-nue.mail-sender')
const globals: typeof globalThis & { [KEY]?: ReadSender | undefined } = globalThis

/** Says where the signature of every mail of this process comes from; null forgets it. */
export const introduceSender = (read: ReadSender | null): void => {
  globals[KEY] = read ?? undefined
}

/** The facts of the signature in a language; none in a process that has no settings. */
export const senderIn: ReadSender = async (locale) => (await globals[KEY]?.(locale)) ?? UNKNOWN_SENDER

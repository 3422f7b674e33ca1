import { render } from '@react-email/render'
import { cloneElement, type ReactElement } from 'react'
import type { Locale } from '@/i18n/locales'
import type { MailSender } from '@/kernel/mail/mail-sender'
import type { Mail } from './mail'
import { senderIn } from './mail-sender'

/** The layout of a mail: it names its language, and takes the facts of the signature. */
type Letter = ReactElement<{ locale: Locale; sender?: MailSender }>

/** Headings keep their case in the plain-text version: capitals would change the spelling of the brands. */
const AS_WRITTEN = { selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })) }

/** Renders a mail, with the signature of the site settings, as HTML and as plain text. */
export async function mailOf(
  to: string,
  subject: string,
  content: Letter,
  rest: Pick<Mail, 'replyTo' | 'headers'>,
): Promise<Mail> {
  const signed = cloneElement(content, { sender: await senderIn(content.props.locale) })
  const text = await render(signed, { plainText: true, htmlToTextOptions: AS_WRITTEN })
  return { to, subject, html: await render(signed), text, ...rest }
}

/** The headers for one-click unsubscribing (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (oneClickHref: string): NonNullable<Mail['headers']> => ({
  'List-Unsubscribe': `<${oneClickHref}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

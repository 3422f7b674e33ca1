import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Mail } from './mail'

/** Headings keep their case in the plain-text version: capitals would change the spelling of the brands. */
const AS_WRITTEN = { selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })) }

/** Renders a mail as HTML and as plain text. */
export async function mailOf(
  to: string,
  subject: string,
  content: ReactElement,
  rest: Pick<Mail, 'replyTo' | 'headers'>,
): Promise<Mail> {
  const text = await render(content, { plainText: true, htmlToTextOptions: AS_WRITTEN })
  return { to, subject, html: await render(content), text, ...rest }
}

/** The headers for one-click unsubscribing (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (oneClickHref: string): NonNullable<Mail['headers']> => ({
  'List-Unsubscribe': `<${oneClickHref}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Mail } from './mail'

/** In plain text headings stand as they are written: capitals would shout, and change how our brands are spelt. */
const AS_WRITTEN = { selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })) }

/** A letter as a mail: as HTML, and as plain text for whoever reads it that way. */
export async function mailOf(
  to: string,
  subject: string,
  letter: ReactElement,
  rest: Pick<Mail, 'replyTo' | 'headers'>,
): Promise<Mail> {
  const text = await render(letter, { plainText: true, htmlToTextOptions: AS_WRITTEN })
  return { to, subject, html: await render(letter), text, ...rest }
}

/** The fields of a mail by which one press in any mail program ends what it belongs to (RFC 2369, RFC 8058). */
export const wayOut = (oneClickHref: string): NonNullable<Mail['headers']> => ({
  'List-Unsubscribe': `<${oneClickHref}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

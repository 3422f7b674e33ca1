import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Mail } from '@/platform/mail'

/** A letter as a mail: as HTML, and as plain text for whoever reads it that way. */
export async function mailOf(
  to: string,
  subject: string,
  letter: ReactElement,
  rest: Pick<Mail, 'replyTo' | 'headers'>,
): Promise<Mail> {
  return { to, subject, html: await render(letter), text: await render(letter, { plainText: true }), ...rest }
}

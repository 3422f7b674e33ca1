import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { COLON, HTML_LANG, type Locale } from '@/i18n/locales'
import { type MailSender, UNKNOWN_SENDER } from '@/kernel/mail/mail-sender'
import { greetingOf, type Reader, signatureOf } from './letter-words'

const INK = '#14110f'
const STONE = '#6b6258'
/** Names no Chinese font: any one would show one script with the letter forms of the other. */
const FACE = "Anuphan, 'Noto Sans Thai', 'Helvetica Neue', Arial, sans-serif"

/**
 * Where the reader's device is dark, so is the mail: styles in the head win over those of the elements. Clients that
 * drop a head keep the light mail, which is whole without it.
 */
const DARK = `@media (prefers-color-scheme: dark) {
  .mail-ground { background-color: #14110f !important }
  .mail-ink, .mail-ink a { color: #f3ece0 !important }
  .mail-quiet, .mail-quiet a { color: #b8ab9a !important }
  .mail-rule { border-color: #4a4038 !important }
  .mail-button { background-color: #f3ece0 !important; color: #14110f !important }
}`

const text = { color: INK, fontFamily: FACE, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }

export interface MailLayoutProps {
  locale: Locale
  subject: string
  /** Shown by mail clients after the subject; defaults to the subject. */
  preview?: string
  brand: string
  accent: string
  /** Whom it is written to, as far as we know; a name that is no name is left out of the greeting. */
  name?: string | undefined
  /** Colleagues are greeted as such, and no phone of the call centre is under their mails. */
  reader?: Reader
  /** Handed in by `mailOf`. */
  sender?: MailSender
  /** Below the signature: how to end these mails. */
  footer?: ReactNode
  children: ReactNode
}

/** The layout of a mail, which is a letter: header, greeting, text, one button, closing, signature. */
export function MailLayout(props: MailLayoutProps) {
  return (
    <Html lang={HTML_LANG[props.locale]}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{props.preview ?? props.subject}</Preview>
      <Body className="mail-ground" style={{ backgroundColor: '#fbf9f5', margin: 0, padding: '32px 16px' }}>
        <Container style={{ maxWidth: '560px' }}>
          <Section style={{ borderBottom: `2px solid ${props.accent}`, marginBottom: '32px' }}>
            <Text className="mail-ink" style={{ ...text, fontSize: '20px', margin: '0 0 12px' }}>
              {props.brand}
            </Text>
          </Section>
          <Line>{greetingOf(props.locale, props.reader ?? 'customer', props.name ?? '')}</Line>
          {props.children}
          <Signature {...props} />
          {props.footer}
        </Container>
      </Body>
    </Html>
  )
}

/** The closing, then who writes and how to reach them, a line each. */
function Signature({ locale, brand, reader = 'customer', sender = UNKNOWN_SENDER }: MailLayoutProps) {
  const { closing, lines } = signatureOf(locale, reader, brand, sender)
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      {closing ? <Line>{closing}</Line> : null}
      {lines.map((line) => (
        <Text
          key={line}
          className="mail-quiet"
          style={{ ...text, color: STONE, fontSize: '14px', lineHeight: '22px', margin: '0 0 4px' }}
        >
          {line}
        </Text>
      ))}
    </Section>
  )
}

export const Line = ({ children }: { children: ReactNode }) => (
  <Text className="mail-ink" style={text}>
    {children}
  </Text>
)

export const Small = ({ children }: { children: ReactNode }) => (
  <Text className="mail-quiet" style={{ ...text, color: STONE, fontSize: '14px', lineHeight: '22px' }}>
    {children}
  </Text>
)

export const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" className="mail-ink" style={{ ...text, fontSize: '24px', fontWeight: 500, lineHeight: '34px' }}>
    {children}
  </Heading>
)

/** The person's own words, set apart from ours. */
export const Quoted = ({ children }: { children: ReactNode }) => (
  <Section style={{ borderLeft: `2px solid ${STONE}`, margin: '0 0 24px', paddingLeft: '16px' }}>
    <Text className="mail-ink" style={{ ...text, fontWeight: 500, margin: 0 }}>
      {children}
    </Text>
  </Section>
)

/** One of several items of a mail: its linked name, its place, then the text. */
export function Entry({ href, title, place, children }: EntryProps) {
  return (
    <Section className="mail-rule" style={{ borderTop: '1px solid #e3dcd0', padding: '16px 0' }}>
      <Heading as="h2" className="mail-ink" style={{ ...text, fontSize: '18px', fontWeight: 500, margin: '0 0 4px' }}>
        <TextLink href={href}>{title}</TextLink>
      </Heading>
      {place === '' ? null : (
        <Text
          className="mail-quiet"
          style={{ ...text, color: STONE, fontSize: '14px', lineHeight: '22px', margin: '0 0 4px' }}
        >
          {place}
        </Text>
      )}
      <Text className="mail-ink" style={{ ...text, margin: 0 }}>
        {children}
      </Text>
    </Section>
  )
}

interface EntryProps {
  href: string
  title: string
  /** '' for none. */
  place: string
  children: ReactNode
}

/** Questions and answers, in rows. */
export function Facts({ rows, locale = 'th' }: { rows: readonly (readonly [string, string])[]; locale?: Locale }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Hr className="mail-rule" style={{ borderColor: '#e3dcd0', margin: '0 0 16px' }} />
      {rows.map(([label, value]) => (
        <Text key={label} className="mail-ink" style={{ ...text, margin: '0 0 8px' }}>
          <span className="mail-quiet" style={{ color: STONE }}>
            {label}
            {COLON[locale]}
          </span>
          {value}
        </Text>
      ))}
      <Hr className="mail-rule" style={{ borderColor: '#e3dcd0', margin: '16px 0 0' }} />
    </Section>
  )
}

export function MailButton({ href, accent, children }: { href: string; accent: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '0 0 32px' }}>
      <Button
        href={href}
        className="mail-button"
        style={{
          backgroundColor: accent,
          borderRadius: '2px',
          color: '#ffffff',
          fontFamily: FACE,
          fontSize: '16px',
          padding: '14px 24px',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** Mails of both brands: the company's name and ink. */
export const HOUSE = { brand: 'noble & nue', accent: INK } as const

/** A link within a line of text. */
export const TextLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} style={{ color: 'inherit', textDecoration: 'underline' }}>
    {children}
  </Link>
)

/** A link in the footer of a mail. */
interface FooterLink {
  href: string
  text: string
}

/** The footer of a mail that can be unsubscribed from, and the privacy policy. */
export function MailFooter({ leave, policy }: { leave: FooterLink; policy: FooterLink }) {
  return (
    <Small>
      <TextLink href={leave.href}>{leave.text}</TextLink>
      {' · '}
      <TextLink href={policy.href}>{policy.text}</TextLink>
    </Small>
  )
}

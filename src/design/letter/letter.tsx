import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { HTML_LANG, type Locale } from '@/i18n/locales'

const INK = '#14110f'
const STONE = '#6b6258'
/** Chinese is set in the reader's own face: one named here would write the other script's forms in one of the two. */
const FACE = "Anuphan, 'Noto Sans Thai', 'Helvetica Neue', Arial, sans-serif"

const text = { color: INK, fontFamily: FACE, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }

interface LetterProps {
  locale: Locale
  subject: string
  /** What a list of mails shows after the subject; without it the subject again. */
  preview?: string
  brand: string
  accent: string
  children: ReactNode
}

/** A quiet sheet of paper: our head, what is said, one thing to press. */
export function Letter(props: LetterProps) {
  return (
    <Html lang={HTML_LANG[props.locale]}>
      <Head />
      <Preview>{props.preview ?? props.subject}</Preview>
      <Body style={{ backgroundColor: '#fbf9f5', margin: 0, padding: '32px 16px' }}>
        <Container style={{ maxWidth: '560px' }}>
          <Section style={{ borderBottom: `2px solid ${props.accent}`, marginBottom: '32px' }}>
            <Text style={{ ...text, fontSize: '20px', margin: '0 0 12px' }}>{props.brand}</Text>
          </Section>
          {props.children}
        </Container>
      </Body>
    </Html>
  )
}

export const Line = ({ children }: { children: ReactNode }) => <Text style={text}>{children}</Text>

export const Small = ({ children }: { children: ReactNode }) => (
  <Text style={{ ...text, color: STONE, fontSize: '14px', lineHeight: '22px' }}>{children}</Text>
)

export const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" style={{ ...text, fontSize: '24px', fontWeight: 500, lineHeight: '34px' }}>
    {children}
  </Heading>
)

/** What somebody said themselves, set off from what we say. */
export const Quoted = ({ children }: { children: ReactNode }) => (
  <Section style={{ borderLeft: `2px solid ${STONE}`, margin: '0 0 24px', paddingLeft: '16px' }}>
    <Text style={{ ...text, fontWeight: 500, margin: 0 }}>{children}</Text>
  </Section>
)

/** One of several things that a letter tells: its name leads to it, under it where it is, then what there is to say. */
export function Entry({ href, title, place, children }: EntryProps) {
  return (
    <Section style={{ borderTop: '1px solid #e3dcd0', padding: '16px 0' }}>
      <Heading as="h2" style={{ ...text, fontSize: '18px', fontWeight: 500, margin: '0 0 4px' }}>
        <TextLink href={href}>{title}</TextLink>
      </Heading>
      {place === '' ? null : (
        <Text style={{ ...text, color: STONE, fontSize: '14px', lineHeight: '22px', margin: '0 0 4px' }}>{place}</Text>
      )}
      <Text style={{ ...text, margin: 0 }}>{children}</Text>
    </Section>
  )
}

interface EntryProps {
  href: string
  title: string
  /** Empty: none. */
  place: string
  children: ReactNode
}

/** Pairs of what is asked and what was answered. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Hr style={{ borderColor: '#e3dcd0', margin: '0 0 16px' }} />
      {rows.map(([label, value]) => (
        <Text key={label} style={{ ...text, margin: '0 0 8px' }}>
          <span style={{ color: STONE }}>{label}: </span>
          {value}
        </Text>
      ))}
      <Hr style={{ borderColor: '#e3dcd0', margin: '16px 0 0' }} />
    </Section>
  )
}

export function Press({ href, accent, children }: { href: string; accent: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '0 0 32px' }}>
      <Button
        href={href}
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

/** Both brands write: the house's own name and ink. */
export const HOUSE = { brand: 'noble & nue', accent: INK } as const

/** A link within a line of a letter. */
export const TextLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} style={{ color: 'inherit', textDecoration: 'underline' }}>
    {children}
  </Link>
)

/** A link as the foot of a letter says it. */
interface FootLink {
  href: string
  text: string
}

/** Why no other mail has to come: the way out, the policy, and who writes. */
export function LetterFoot({ leave, policy, sender }: { leave: FootLink; policy: FootLink; sender: string }) {
  return (
    <>
      <Small>
        <TextLink href={leave.href}>{leave.text}</TextLink>
        {' · '}
        <TextLink href={policy.href}>{policy.text}</TextLink>
      </Small>
      <Small>{sender}</Small>
    </>
  )
}

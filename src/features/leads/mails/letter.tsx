import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { HTML_LANG, type Locale } from '@/i18n/locales'

const INK = '#14110f'
const STONE = '#6b6258'
const FACE = "Anuphan, 'Noto Sans Thai', 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', sans-serif"

const text = { color: INK, fontFamily: FACE, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }

/** A quiet sheet of paper: our head, what is said, one thing to press. */
export function Letter(props: { locale: Locale; subject: string; brand: string; accent: string; children: ReactNode }) {
  return (
    <Html lang={HTML_LANG[props.locale]}>
      <Head />
      <Preview>{props.subject}</Preview>
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

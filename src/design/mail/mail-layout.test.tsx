import { render } from '@react-email/render'
import { expect, test } from 'vitest'
import { Facts, HOUSE, Line, MailButton, MailLayout, Quoted, Small, Title } from './mail-layout'

const mail = (
  <MailLayout locale="en" subject="Hello" {...HOUSE}>
    <Title>Title</Title>
    <Line>Line</Line>
    <Small>Small</Small>
    <Quoted>Quoted</Quoted>
    <Facts rows={[['Name', 'Mali']]} locale="en" />
    <MailButton href="https://homes.example/" accent={HOUSE.accent}>
      Open
    </MailButton>
  </MailLayout>
)

/** The classes that the dark colours know. */
const knownIn = (html: string) =>
  new Set(
    [
      ...(/@media \(prefers-color-scheme: dark\) \{[^@]*?\}\s*\}/.exec(html)?.[0].matchAll(/\.(mail-[a-z]+)/g) ?? []),
    ].map(([, name]) => name),
  )

test('on a dark phone no line of a mail is dark on dark', async () => {
  const html = await render(mail)
  expect(html).toContain('<meta name="color-scheme" content="light dark"')
  const known = knownIn(html)
  for (const [tag] of html.matchAll(/<(?:p|h1|h2|a|hr|span)\b[^>]*style="[^"]*(?:color)[^"]*"[^>]*>/g)) {
    const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []
    expect(classes.some((name) => known.has(name)) || tag.includes('color:inherit'), tag).toBe(true)
  }
})

test('who reads plain text gets every line and the address of the button, and no styles', async () => {
  const text = await render(mail, { plainText: true })
  for (const part of ['Line', 'Small', 'Quoted', 'Mali', 'https://homes.example/']) expect(text).toContain(part)
  expect(text).not.toMatch(/prefers-color-scheme|mail-ink/)
})

import { expect, it } from 'vitest'
import { filled, lineLink, mailLink } from './quick-answer'

const FILLING = { name: 'Mei {project} & Co', project: 'noble vesper', seller: 'สมชาย' }

it('a quick answer is filled once, with the names as they are', () => {
  expect(filled('{name}: {project}, {seller}, {other}', FILLING)).toBe(
    'Mei {project} & Co: noble vesper, สมชาย, {other}',
  )
})

it('a quick answer reaches mail and LINE whole, and cannot add a recipient', () => {
  const link = mailLink('a+b&bcc=x@example.com', { subject: 'A & B', text: 'One\nTwo?&cc=y' })
  expect(link).toMatch(/^mailto:a%2Bb%26bcc%3Dx@example\.com\?subject=A%20%26%20B&body=One%0D%0ATwo%3F%26cc%3Dy$/)
  expect(new URL(lineLink('สวัสดี\n& ok')).searchParams.get('text')).toBe('สวัสดี\n& ok')
})

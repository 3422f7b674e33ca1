import { expect, it } from 'vitest'
import { securityText } from './security-text'

const NOW = new Date('2026-11-28T05:00:00Z')

it('tells whoever found a weakness whom to write to, until half a year from now', () => {
  expect(securityText('security@homes.example', 'https://homes.example', NOW)).toBe(
    [
      'Contact: mailto:security@homes.example',
      'Expires: 2027-05-29T00:00:00Z',
      'Preferred-Languages: th, en, zh',
      'Canonical: https://homes.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('keeps an address of a form or a telephone as it is', () => {
  for (const contact of ['https://homes.example/report', 'tel:+66-2-000-0000', 'mailto:a@b.example'])
    expect(securityText(contact, 'https://homes.example', NOW)).toContain(`Contact: ${contact}\n`)
})

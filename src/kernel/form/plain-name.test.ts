import { expect, test } from 'vitest'
import { plainName } from './plain-name'

test.each([
  ['Mei Lin', 'Mei Lin'],
  ['น.ส.สมหญิง ใจดี', 'น. ส. สมหญิง ใจดี'],
  ['Dr.Somchai', 'Dr. Somchai'],
  ["Anne-Marie O'Neill", "Anne-Marie O'Neill"],
  ['陳大文', '陳大文'],
  ['You won at evil.example/login', 'You won at evil. example login'],
  ['me@evil.example', 'me evil. example'],
  ['call +66 81 234 5678 now', 'call now'],
  ['a'.repeat(120), 'a'.repeat(60)],
])('%s is greeted as %s', (name, greeted) => {
  expect(plainName(name)).toBe(greeted)
})

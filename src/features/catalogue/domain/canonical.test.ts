import { expect, test } from 'vitest'
import { isCanonicalElsewhere } from './canonical'

test.each<[string, boolean]>([
  ['https://www.revolve.example/th/ratchada-2', true],
  ['https://revolve.example', true],
  ['https://revolve.example/?a=b', true],
  ['http://revolve.example/', false],
  ['//revolve.example/', false],
  ['/th/condominium/noble-a', false],
  ['revolve.example', false],
  ['javascript:alert(1)', false],
  ['https://user:password@revolve.example/', false],
  ['https://homes.example/th/condominium/noble-a', false],
  [' https://revolve.example/', false],
  [`https://revolve.example/${'a'.repeat(500)}`, false],
  ['', false],
])('%s: %s', (text, isGood) => {
  expect(isCanonicalElsewhere(text, 'https://homes.example')).toBe(isGood)
})

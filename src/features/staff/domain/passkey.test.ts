import { expect, it } from 'vitest'
import { passkeyName } from './passkey'

it.each([
  ['Work laptop', 'Work laptop'],
  ['  a\n\u202eb\u0000 ', 'a b'],
  ['มือถือ', 'มือถือ'],
  ['x'.repeat(80), 'x'.repeat(60)],
  [' \t', 'Passkey 3'],
])('%j is listed as %s', (typed, name) => expect(passkeyName(typed, 3)).toBe(name))

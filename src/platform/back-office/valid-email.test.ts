import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { readEmail } from '@/kernel/form/email'
import { validEmail } from './valid-email'

const judge = (value: string | null, required = true) =>
  validEmail(value, { required, req: { t: (key: string) => key } } as never)

test.each([
  ['a host under a top level in other letters', 'som@xn--42c6b.xn--o3cw4h', true],
  ['an address with capitals, as staff type it', 'Som@Example.com', true],
  ['nothing where one is needed', '', 'validation:required'],
  ['a dot before the @', 'a.@docomo.example', 'validation:emailAddress'],
  ['an invisible mark', 'a@exam\u200bple.com', 'validation:emailAddress'],
])('%s', (_, value, judged) => {
  expect(judge(value)).toBe(judged)
})

it('takes nothing where none is needed', () => {
  expect(judge(null, false)).toBe(true)
})

it('stores whatever a form accepted: nobody is told to send again for ever', () => {
  const host = fc.oneof(fc.domain(), fc.constantFrom('bücher.example', 'คน.ไทย', '例子.公司', 'a.中国'))
  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z.+_-]{1,12}$/))
  fc.assert(
    fc.property(name, host, (left, right) => {
      const read = readEmail(`${left}@${right}`)
      if (read.ok) expect(judge(read.value)).toBe(true)
    }),
  )
})

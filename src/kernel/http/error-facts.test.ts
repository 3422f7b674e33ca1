import { describe, expect, test } from 'vitest'
import { errorFacts, withoutValues } from './error-facts'

describe('a message keeps what failed and loses what somebody typed', () => {
  test.each([
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['relation "leads" does not exist', 'relation "leads" does not exist'],
    [
      'duplicate key value violates unique constraint "subscribers_email_idx"',
      'duplicate key value violates unique constraint "subscribers_email_idx"',
    ],
    ["Cannot read properties of undefined (reading 'slug')", "Cannot read properties of undefined (reading 'slug')"],
    ['invalid input syntax for type integer: "Nok Srisai"', 'invalid input syntax for type integer: [value]'],
    ["value 'Nok' is wrong, isn't it", "value [value] is wrong, isn't it"],
    [
      'Failed query: select "id" from "leads" where "phone" = $1 and "note" = \'Nok\'\nparams: 0812345678',
      'Failed query: select "id" from "leads" where "phone" = $1 and "note" = [value]\nparams: [removed]',
    ],
    ['Unexpected token N, "{name: Nok" is not valid JSON', 'Unexpected token [value]'],
    ['550 <nok@example.com>: no such user', '550 [address] no such user'],
    ['call 081-234-5678 or +66 81 234 5678', 'call [number] or [number]'],
    ['no project of คุณสมชาย here', 'no project of [text] here'],
  ])('%s', (message, kept) => expect(withoutValues(message)).toBe(kept))

  test('is bounded', () => expect(withoutValues('x'.repeat(5000))).toHaveLength(401))
})

test('a refused connection to several addresses names its code', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })
  expect(errorFacts(new AggregateError([refused], ''))).toMatchObject({
    type: 'AggregateError',
    cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED ::1:5432' },
  })
})

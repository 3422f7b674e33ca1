import { expect, test } from 'vitest'
import { errorFacts } from './log'

test('what is told of an error names nobody', () => {
  const cause = Object.assign(new Error('550 no such user nok@example.com'), { rejected: ['nok@example.com'] })
  const error = Object.assign(
    new Error('Failed query: insert into x values ($1)\nparams: nok@example.com,0812345678', { cause }),
    {
      code: '55P03',
      params: ['nok@example.com'],
      query: 'insert',
    },
  )
  const told = JSON.stringify(errorFacts(error))
  expect(told).not.toMatch(/nok|0812345678/)
  expect(errorFacts(error)).toMatchObject({
    type: 'Error',
    code: '55P03',
    message: expect.stringContaining('Failed query'),
  })
  expect(told).toContain('log.test.ts')
  expect(errorFacts('x')).toEqual({ type: 'string' })
})

test('an error that is its own cause comes to an end', () => {
  const error = new Error('round and round')
  error.cause = error
  expect(JSON.stringify(errorFacts(error)).match(/round and round/g)).toHaveLength(4)
})

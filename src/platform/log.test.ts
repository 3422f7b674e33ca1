import { expect, test } from 'vitest'
import { errorFacts, logTo } from './log'

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

/** What a log writes when the content system speaks to it in its ways. */
function linesOf(speak: (log: ReturnType<typeof logTo>) => void): Record<string, unknown>[] {
  const lines: string[] = []
  speak(logTo({ write: (line) => lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}

test.each([
  ['an error alone', (error: Error) => linesOf((log) => log.error(error))],
  ['an error as a fact', (error: Error) => linesOf((log) => log.error({ err: error }))],
  ['its sentence as a fact', ({ message }: Error) => linesOf((log) => log.info({ msg: message }))],
  ['its sentence', ({ message }: Error) => linesOf((log) => log.error(message))],
  ['a fact with a sentence', (error: Error) => linesOf((log) => log.warn({ err: error }, error.message))],
])('a line of the content system, with %s, is one of ours and names nobody', (_, speak) => {
  const [line, ...more] = speak(new Error('Failed query: update leads\nparams: สมชาย,+66812345678,nok@example.com'))
  expect(more).toEqual([])
  expect(line).toMatchObject({ part: 'app', msg: 'Failed query: update leads\nparams: [removed]' })
  expect(JSON.stringify(line)).not.toMatch(/สมชาย|0812345678|66812345678|nok@/)
})

test('facts stay with their sentence', () => {
  const [line] = linesOf((log) => log.warn({ task: 'mail', email: 'nok@example.com' }, 'a job failed'))
  expect(line).toMatchObject({ task: 'mail', email: '[removed]', msg: 'a job failed' })
  expect(linesOf((log) => log.info({ count: 3 }))).toEqual([expect.objectContaining({ count: 3, part: 'app' })])
})

import { expect, test } from 'vitest'
import { errorFacts } from '@/kernel/http/error-facts'
import { withRequestId } from '../http/request-id'
import { logTo } from './log'

test('a logged error contains no personal data', () => {
  const cause = Object.assign(new Error('550 no such user nok@example.com'), { rejected: ['nok@example.com'] })
  const error = Object.assign(
    new Error('Failed query: insert into x values ($1)\nparams: nok@example.com,0812345678', { cause }),
    {
      code: '55P03',
      params: ['nok@example.com'],
      query: 'insert',
    },
  )
  const logged = JSON.stringify(errorFacts(error))
  expect(logged).not.toMatch(/nok|0812345678/)
  expect(errorFacts(error)).toMatchObject({
    type: 'Error',
    code: '55P03',
    message: expect.stringContaining('Failed query'),
  })
  expect(logged).toContain('log.test.ts')
  expect(errorFacts('x')).toEqual({ type: 'string' })
})

test('logging an error that is its own cause terminates', () => {
  const error = new Error('round and round')
  error.cause = error
  expect(JSON.stringify(errorFacts(error)).match(/round and round/g)).toHaveLength(4)
})

/** The log lines written by the given calls. */
function linesOf(speak: (log: ReturnType<typeof logTo>) => void): Record<string, unknown>[] {
  const lines: string[] = []
  speak(logTo({ write: (line) => lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}

test.each([
  ['an error alone', (error: Error) => linesOf((log) => log.error(error))],
  ['an error as a field', (error: Error) => linesOf((log) => log.error({ err: error }))],
  ['an error message as a field', ({ message }: Error) => linesOf((log) => log.info({ msg: message }))],
  ['an error message', ({ message }: Error) => linesOf((log) => log.error(message))],
  ['a field with a message', (error: Error) => linesOf((log) => log.warn({ err: error }, error.message))],
])('a line logged by Payload, with %s, is structured and contains no personal data', (_, speak) => {
  const [line, ...more] = speak(new Error('Failed query: update leads\nparams: สมชาย,+66812345678,nok@example.com'))
  expect(more).toEqual([])
  expect(line).toMatchObject({ part: 'app', msg: 'Failed query: update leads\nparams: [removed]' })
  expect(JSON.stringify(line)).not.toMatch(/สมชาย|0812345678|66812345678|nok@/)
})

test.each([
  ['a text in the language of a reader', () => linesOf((log) => log.error('ข้อมูลไม่ถูกต้อง'))],
  [
    'an error in it',
    () => linesOf((log) => log.error(Object.assign(new Error('ข้อมูลไม่ถูกต้อง'), { name: 'ValidationError' }))),
  ],
])('no line is erased to nothing: %s', (_, speak) => {
  const [line] = speak()
  expect(line?.msg).toMatch(/^(a library|ValidationError): in the language of a reader/)
  expect(JSON.stringify(line)).not.toMatch(/\p{Script=Thai}/u)
})

test('structured fields stay with their message', () => {
  const [line] = linesOf((log) => log.warn({ task: 'mail', email: 'nok@example.com' }, 'a job failed'))
  expect(line).toMatchObject({ task: 'mail', email: '[removed]', msg: 'a job failed' })
  expect(linesOf((log) => log.info({ count: 3 }))).toEqual([expect.objectContaining({ count: 3, part: 'app' })])
})

test('a logged error says what happened', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  const [line] = linesOf((log) => log.error({ error, lead: { message: 'call me' } }, 'a lead could not be saved'))
  expect(line).toMatchObject({
    error: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
    lead: { message: '[removed]' },
  })
})

test('a storm of one error is five lines, and others go on', () => {
  const lines = linesOf((log) => {
    for (let count = 0; count < 100; count++) log.error({ error: new Error(`refused ${count}`) }, 'not ready')
    log.error({ error: new Error('disk full') }, 'not ready')
  })
  expect(lines).toHaveLength(6)
})

test('a line says to which request it belongs, also after a wait, and none outside of one', async () => {
  const lines: Record<string, unknown>[] = []
  const log = logTo({ write: (line) => lines.push(JSON.parse(line)) })
  const answer = (id: string) =>
    withRequestId(id, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      log.error({ error: new Error('no') }, `could not answer ${id}`)
    })
  await Promise.all([answer('a'), answer('b')])
  log.info('a job')
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['could not answer a', 'a'],
    ['could not answer b', 'b'],
    ['a job', undefined],
  ])
})

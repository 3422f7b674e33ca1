import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logRequestError, writeConsoleLine } from './console-lines'
import { log } from './log'

const ROUTE = { routePath: '/[locale]/condominium/[slug]', routeType: 'render' }

beforeEach(() => {
  vi.useFakeTimers()
  for (const level of ['error', 'warn', 'info', 'debug'] as const) vi.spyOn(log, level).mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an error of a request is one line with its route and digest', () => {
  const error = Object.assign(new Error('refused'), { digest: '42' })
  writeConsoleLine('error', ['\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m', error])
  logRequestError(error, 'GET', ROUTE)
  logRequestError(error, 'GET', ROUTE)
  writeConsoleLine('error', [' ⨯', error])
  vi.runAllTimers()
  expect(vi.mocked(log.error).mock.calls).toEqual([
    [{ error, digest: '42', route: ROUTE.routePath, kind: 'render', method: 'GET' }, 'a request failed'],
  ])
})

test('an error outside a request is one line, too', () => {
  const error = new Error('refused')
  writeConsoleLine('error', ['⨯', error])
  writeConsoleLine('error', [error])
  vi.runAllTimers()
  expect(vi.mocked(log.error).mock.calls).toEqual([[{ error }, 'the framework failed']])
})

test('an error with words of a library is written at once', () => {
  const error = new Error('refused')
  writeConsoleLine('error', ['⨯', 'unhandledRejection:', error])
  expect(log.error).toHaveBeenCalledWith({ error }, 'unhandledRejection:')
})

test('text becomes one line without colours, objects and printed stacks', () => {
  writeConsoleLine('warn', ['\u001b[33m⚠\u001b[39m slow query\n    at somewhere', { email: 'nok@example.com' }])
  expect(log.warn).toHaveBeenCalledWith('slow query')
  writeConsoleLine('info', [''])
  expect(log.info).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { createLog } from './log'

test('an error is one line that says what failed, and a storm of it is five', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  for (let count = 0; count < 20; count++) log.warn({ err: new Error('no answer for nok@example.com') }, 'lost')
  log.warn('closed for maintenance')
  expect(lines).toHaveLength(6)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    part: 'gateway',
    msg: 'lost',
    err: { type: 'Error', message: 'no answer for [address]' },
  })
  expect(JSON.parse(lines[5] ?? '')).toMatchObject({ msg: 'closed for maintenance' })
})

import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'private-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const modeOf = (...names: string[]) => (statSync(join(home, ...names)).mode & 0o777).toString(8)

/** As root the database server, another user, goes through the folder; nobody lists it. */
const FOLDER = process.getuid?.() === 0 ? '711' : '700'

test('a start makes the data folder private', async () => {
  const unlock = await lockFolder(join(home, 'data'))
  expect(modeOf('data')).toBe(FOLDER)
  unlock()
})

test('a start mends what an earlier release left readable', async () => {
  const outbox = join(home, 'data/outbox')
  mkdirSync(outbox, { recursive: true, mode: 0o755 })
  for (const name of ['outbox/a.eml', 'outbox/b.eml.part', 'postgres.log', 'secrets.json'])
    writeFileSync(join(home, 'data', name), 'a name and a reset link', { mode: 0o644 })
  const unlock = await lockFolder(join(home, 'data'))
  expect(modeOf('data')).toBe(FOLDER)
  expect(modeOf('data/outbox')).toBe('700')
  for (const name of ['outbox/a.eml', 'outbox/b.eml.part', 'postgres.log', 'secrets.json'])
    expect([name, modeOf('data', name)]).toEqual([name, '600'])
  unlock()
})

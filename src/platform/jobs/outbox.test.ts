import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OUTBOX_LIMITS, pruneOutbox, writeToOutbox } from './outbox'

const NOW = new Date('2026-11-22T12:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, ageMs: number): void {
  const file = join(folder, name)
  writeFileSync(file, 'mail')
  const at = new Date(NOW.getTime() - ageMs)
  utimesSync(file, at, at)
}

test('old mails and the leftovers of interrupted writes go, other files stay', async () => {
  put('2026-10-01-a.eml', 31 * DAY)
  put('2026-11-20-b.eml', 2 * DAY)
  put('2026-11-20-c.eml.part', 11 * MINUTE)
  put('2026-11-22-d.eml.part', MINUTE)
  put('notes.txt', 90 * DAY)
  expect(await pruneOutbox(NOW, folder)).toBe(2)
  expect(readdirSync(folder).sort()).toEqual(['2026-11-20-b.eml', '2026-11-22-d.eml.part', 'notes.txt'])
})

test('of too many mails the newest stay', async () => {
  for (let day = 10; day < 20; day++) put(`2026-11-${day}.eml`, DAY)
  await pruneOutbox(NOW, folder, { ...OUTBOX_LIMITS, mails: 3 })
  expect(readdirSync(folder).sort()).toEqual(['2026-11-17.eml', '2026-11-18.eml', '2026-11-19.eml'])
})

test('an outbox that does not exist is empty', async () => {
  expect(await pruneOutbox(NOW, join(folder, 'none'))).toBe(0)
})

test('a mail is written whole, and a failed write leaves nothing', async () => {
  await writeToOutbox(Buffer.from('mail'), 'job-1', folder)
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.eml$/)])
  const full = join(folder, 'full')
  mkdirSync(full)
  // As on a full disk, the write fails half way.
  function* half() {
    yield Buffer.from('ma')
    throw new Error('no space left on device')
  }
  await expect(writeToOutbox(half() as unknown as Buffer, 'job-2', full)).rejects.toThrow('no space left')
  expect(readdirSync(full)).toEqual([])
})

test('a mail is readable by the user of the site only', async () => {
  const outbox = join(folder, 'outbox')
  await writeToOutbox(Buffer.from('a name and a reset link'), 'job-3', outbox)
  const paths = [outbox, ...readdirSync(outbox).map((name) => join(outbox, name))]
  expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
})

test('a mail that was written before its process died is not sent to the buyer a second time', async () => {
  for (const text of ['the receipt', 'the receipt, tried again'])
    await writeToOutbox(Buffer.from(text), 'job-7', folder)
  const [only, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(readFileSync(join(folder, only ?? ''), 'utf8')).toBe('the receipt')
  // What an interrupted write left is no mail.
  writeFileSync(join(folder, 'x.eml.part'), 'half')
  await writeToOutbox(Buffer.from('another mail'), 'job-8', folder)
  expect(readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(2)
})

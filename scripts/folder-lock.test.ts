import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lockFolder } from './folder-lock'

const someFolder = () => mkdtempSync(join(tmpdir(), 'folder-'))

/** Another process that holds the lock, written as that process would write it. */
async function lockedByAnother(folder: string) {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  const [, start = ''] = /\) (.*)/.exec(readFileSync(`/proc/${child.pid}/stat`, 'utf8')) ?? []
  writeFileSync(join(folder, 'site.pid'), `${child.pid} ${start.split(' ')[19]}`)
  return child
}

describe.skipIf(!existsSync('/proc/self/stat'))('the lock of a data folder', () => {
  test('rejects a second site and names the process that holds it', async () => {
    const folder = someFolder()
    const child = await lockedByAnother(folder)
    await expect(lockFolder(folder, 200)).rejects.toThrow(`already (process ${child.pid})`)
    child.kill()
  })

  test('is acquired once the stopping site releases it', async () => {
    const folder = someFolder()
    const child = await lockedByAnother(folder)
    setTimeout(() => child.kill('SIGKILL'), 300)
    const unlock = await lockFolder(folder, 5_000)
    unlock()
    expect(existsSync(join(folder, 'site.pid'))).toBe(false)
  })

  test.each([
    ['a process that has ended', '999999999 5'],
    ['another process with the same id', '1 5'],
    ['text that is not a process id', 'x'],
  ])('is not held by %s', async (_, mark) => {
    const folder = someFolder()
    writeFileSync(join(folder, 'site.pid'), mark)
    await lockFolder(folder, 0)
    expect(readFileSync(join(folder, 'site.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`))
  })
})

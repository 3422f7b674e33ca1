import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { takeFolder } from './folder'

const someFolder = () => mkdtempSync(join(tmpdir(), 'folder-'))

/** Another program that has the folder, as it would write it. */
async function held(folder: string) {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  const [, start = ''] = /\) (.*)/.exec(readFileSync(`/proc/${child.pid}/stat`, 'utf8')) ?? []
  writeFileSync(join(folder, 'site.pid'), `${child.pid} ${start.split(' ')[19]}`)
  return child
}

describe.skipIf(!existsSync('/proc/self/stat'))('a data folder', () => {
  test('is for one site: another is told which one has it', async () => {
    const folder = someFolder()
    const child = await held(folder)
    await expect(takeFolder(folder, 200)).rejects.toThrow(`already (process ${child.pid})`)
    child.kill()
  })

  test('is waited for while the one that has it stops', async () => {
    const folder = someFolder()
    const child = await held(folder)
    setTimeout(() => child.kill('SIGKILL'), 300)
    const letGo = await takeFolder(folder, 5_000)
    letGo()
    expect(existsSync(join(folder, 'site.pid'))).toBe(false)
  })

  test.each([
    ['a process that is gone', '999999999 5'],
    ['another process with the same number', '1 5'],
    ['what is no number', 'x'],
  ])('is free after %s', async (_, mark) => {
    const folder = someFolder()
    writeFileSync(join(folder, 'site.pid'), mark)
    await takeFolder(folder, 0)
    expect(readFileSync(join(folder, 'site.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`))
  })
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from './bundle.mjs'
import { nodeArguments } from './supervisor'

let folder: string
beforeAll(async () => {
  // Inside the repository, where the bundles find their packages.
  mkdirSync('.test', { recursive: true })
  folder = mkdtempSync(join('.test', 'bundle-'))
  await bundle(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a bundle with an empty environment, with which none of our processes can start. */
const runWithout = (name: string) =>
  spawnSync(process.execPath, nodeArguments(name, folder), { encoding: 'utf8', env: {} as NodeJS.ProcessEnv })

it('the stack trace of an error in the bundled gateway names the TypeScript file and line that threw it', () => {
  const { status, stderr } = runWithout('gateway')
  expect(status).toBe(1)
  const [, file = '', line] = /at readSettings \((.*gateway\/http\/settings\.ts):(\d+):\d+\)/.exec(stderr) ?? []
  expect(file, stderr).not.toBe('')
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain('throw new Error(')
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shareEqualChunks } from './shared-chunks'

let build = ''

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(build, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, path)), { recursive: true })
    writeFileSync(join(build, path), text)
  }
}

const read = (path: string) => readFileSync(join(build, path), 'utf8')
const chunks = () => readdirSync(join(build, 'server/chunks'), { recursive: true, encoding: 'utf8' }).sort()
const mapped = (code: string, name: string) => `${code}\n\n//# sourceMappingURL=${name}.map`

describe('equal chunks of a build', () => {
  it('are kept once, and named by every route', () => {
    write({
      'server/chunks/_a.js': mapped('module.exports=[1]', '_a.js'),
      'server/chunks/_a.js.map': '{}',
      'server/chunks/_b.js': mapped('module.exports=[1]', '_b.js'),
      'server/chunks/_b.js.map': '{}',
      'server/chunks/[root]__c.js': mapped('module.exports=[2]', '[root]__c.js'),
      'server/app/x/route.js': 'R.c("server/chunks/_a.js")\nR.c("server/chunks/[root]__c.js")',
      'server/app/y/route.js': 'R.c("server/chunks/_b.js")\nR.c("server/chunks/[root]__c.js")',
    })
    expect(shareEqualChunks(build)).toBe(1)
    expect(chunks()).toEqual(['[root]__c.js', '_a.js', '_a.js.map'])
    expect(read('server/app/x/route.js')).toBe('R.c("server/chunks/_a.js")\nR.c("server/chunks/[root]__c.js")')
    expect(read('server/app/y/route.js')).toBe(read('server/app/x/route.js'))
  })

  it('are found where they differ only in which copy they load', () => {
    write({
      'server/chunks/_a.js': 'module.exports=[1]',
      'server/chunks/_b.js': 'module.exports=[1]',
      'server/chunks/_loads_a.js': 'load(["server/chunks/_a.js"])',
      'server/chunks/_loads_b.js': 'load(["server/chunks/_b.js"])',
      'server/app/y/route.js': 'R.c("server/chunks/_loads_b.js")',
    })
    expect(shareEqualChunks(build)).toBe(2)
    expect(chunks()).toEqual(['_a.js', '_loads_a.js'])
    expect(read('server/app/y/route.js')).toBe('R.c("server/chunks/_loads_a.js")')
  })

  it('stay apart in another folder, which has another runtime', () => {
    write({
      'server/chunks/_a.js': 'module.exports=[1]',
      'server/chunks/ssr/_a.js': 'module.exports=[1]',
      'server/app/y/page.js': 'R.c("server/chunks/ssr/_a.js")',
    })
    expect(shareEqualChunks(build)).toBe(0)
    expect(chunks()).toEqual(['_a.js', 'ssr', 'ssr/_a.js'])
  })
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECKS, type Check, runChecks, WAYS_OUT } from '../../scripts/check'
import { checkText } from '../../scripts/check-text'
import { guard, treeOf } from './tree'

const PIECE = `export function walk(all: readonly number[]): string {
  const found: string[] = []
  for (const [index, one] of all.entries()) {
    if (one > 10) found.push(\`high \${index} \${one}\`)
    else if (one > 5) found.push(\`middle \${index} \${one}\`)
    else if (one > 1) found.push(\`low \${index} \${one}\`)
    else found.push(\`nothing \${index} \${one}\`)
  }
  found.sort((a, b) => a.localeCompare(b))
  return found.reverse().join(', ')
}
`

const ENTRY = "import { one } from '../src/kernel/one'\n\nprocess.stdout.write(String(one))\n"
const TIDY = { 'scripts/tool.ts': ENTRY, 'src/kernel/one.ts': 'export const one = 1\n' }

describe('the type check', () => {
  it('is strict', async () => {
    const root = treeOf({
      'src/kernel/missing.ts': 'export const first = (all: string[]): string => all[0]\n',
      'src/kernel/idle.ts': 'export function idle(): void {\n  const n = 1\n}\n',
      'src/kernel/wrong.ts': "export const n: number = 'one'\n",
      'src/kernel/right.ts': 'export const n: number = 1\n',
    })
    const { isFine, output } = await guard('types', root)
    expect(isFine).toBe(false)
    expect(output.match(/^src\/kernel\/\w+/gm)?.sort()).toEqual([
      'src/kernel/idle',
      'src/kernel/missing',
      'src/kernel/wrong',
    ])
  })
})

describe('the check for unused code', () => {
  it('finds unused files and exports', async () => {
    const more = {
      'src/kernel/one.ts': 'export const one = 1\nexport const two = 2\n',
      'src/kernel/lonely.ts': 'export const x = 1\n',
    }
    const { isFine, output } = await guard('unused', treeOf({ ...TIDY, ...more }))
    expect(isFine).toBe(false)
    expect(output).toMatch(/Unused files[\s\S]*src\/kernel\/lonely\.ts/)
    expect(output).toMatch(/Unused exports[\s\S]*two +src\/kernel\/one\.ts/)
    expect(output).not.toMatch(/^one /m)
  })
})

describe('the check for duplicates', () => {
  it('finds duplicates and nothing else', async () => {
    const once = await guard('copies', treeOf({ 'src/kernel/a.ts': PIECE, 'gateway/b.ts': 'export const b = 1\n' }))
    expect(once).toMatchObject({ isFine: true })
    const twice = await guard('copies', treeOf({ 'src/kernel/a.ts': PIECE, 'gateway/b.ts': PIECE }))
    expect(twice.isFine).toBe(false)
    expect(twice.output).toContain('Clone found')
  })
})

describe('the text check', () => {
  it.each([
    ['src/kernel/a.ts', 'export const a = process.env.A\n', 'reads the environment'],
    ['src/platform/b.ts', "const KEY = Symbol.for('kept')\n", 'keeps something on the process by itself'],
    ['src/platform/c.ts', 'globalThis.kept ??= new Map()\n', 'keeps something on the process by itself'],
    ['src/kernel/b.ts', '// @ts-ignore\n', 'suppresses a compiler error'],
    ['gateway/c.ts', '// TODO: later\n', 'leaves work for later'],
    ['src/kernel/d.ts', '// biome-ignore-all lint: no\n', 'for a whole file'],
    ['src/kernel/e.test.ts', "it.skip('works', () => {})\n", 'skips a test'],
    ['src/features/a/operations/a.ts', 'await inside.payload.updateGlobal({})\n', 'calls the Local API directly'],
    ['src/features/a/cms/a.ts', "const find = req.payload.find<'news'>\n", 'calls the Local API directly'],
    ['src/platform/a.ts', 'await payload.db.deleteMany({})\n', 'calls the Local API directly'],
    ['src/features/a/operations/b.ts', 'const options = { overrideAccess: false }\n', 'sets overrideAccess directly'],
    ['src/kernel/utils.ts', '', 'a meaningless name'],
    ['src/helpers/f.ts', '', 'a meaningless name'],
  ])('%s: %s', (file, text, expected) => {
    expect(checkText(treeOf({ [file]: text })).join('\n')).toContain(expected)
  })

  it.each([
    ['a push of the payload', 'self.__next_f.push([1,""])'],
    ['the payload marker of an address', '/en/home?_rsc=1'],
    ['the payload header', 'rsc'],
    ['a header of the router', 'next-router-state-tree'],
    ['a header of the framework', 'x-nextjs-stale-time'],
    ['the type of a payload', 'text/x-component'],
    ['the start of the bundle', 'globalThis.TURBOPACK'],
    ['the folder of the build', '/_next/static/chunks/a.js'],
    ['a call of React', '$RC(1,2)'],
    ['the header of a form', 'next-action'],
    ['where a form leads', 'x-action-redirect'],
  ])('finds %s outside the adapters of Next', (_, bytes) => {
    const text = `export const bytes = '${bytes}'\n`
    for (const name of ['gateway/http/a.ts', 'src/design/a.ts', 'src/features/a/domain/a.ts', 'src/app/(site)/a.tsx'])
      expect(checkText(treeOf({ [name]: text })), name).toHaveLength(1)
    const homes = ['gateway/next-adapter/a.ts', 'src/design/next-adapter/a.ts', 'src/kernel/next-words.ts']
    const tests = ['gateway/http/a.test.ts', 'src/design/a.test.ts']
    expect(checkText(treeOf(Object.fromEntries([...homes, ...tests].map((name) => [name, text]))))).toEqual([])
  })

  it.each([
    ['the fetch of the browser replaced', 'window.fetch = ours\n'],
    ['the same by another name', 'globalThis.fetch = ours\n'],
    ['the error of a lost script', "export const name = 'ChunkLoadError'\n"],
    ['an inner module', "import { a } from 'next/dist/client/a'\n"],
    ['an inner error', "export const isRedirect = (text: string) => text.startsWith('NEXT_REDIRECT')\n"],
  ])('finds %s outside the adapter of the browser', (_, text) => {
    expect(checkText(treeOf({ 'src/design/a.ts': text })).join()).toContain('only src/design/next-adapter/ may')
    expect(checkText(treeOf({ 'src/design/next-adapter/a.ts': text, 'src/design/a.test.ts': text }))).toEqual([])
  })

  it('finds a desk with a table of its own, and a text of staff that is kept in code', () => {
    const table = 'export const Desk = () => <table className="mine" />\n'
    const text = "export const TITLE = 'การจอง'\n"
    const faultOf = (file: string, source: string) => checkText(treeOf({ [file]: source })).join()
    expect(faultOf('src/features/booking/ui/desk.tsx', table)).toContain('a desk describes its columns to DeskTable')
    expect(faultOf('src/features/booking/ui/desk.tsx', text)).toContain('its texts live in messages/staff')
    expect(faultOf('src/design/back-office/desk.tsx', `// การจอง\n${table}`)).toBe('')
  })

  it('accepts an exception where it is allowed', () => {
    const env = 'export const env = process.env\n'
    expect(
      checkText(treeOf({ 'src/platform/process/env.ts': env, 'scripts/a.ts': env, 'gateway/main.ts': env })),
    ).toEqual([])
    const call = 'await ctx.payload.find({ overrideAccess: true })\n'
    expect(checkText(treeOf({ 'src/platform/database/local-api.ts': call, 'scripts/seed.ts': call }))).toEqual([])
    expect(
      checkText(treeOf({ 'src/a.ts': "localApi(ctx, 'everything').find({})\nawait payload.jobs.run()\n" })),
    ).toEqual([])
  })
})

describe('npm run check', () => {
  it('says of every guard what to do when it fails, and an arrow that is refused says what its rule allows', async () => {
    expect(Object.keys(WAYS_OUT).toSorted()).toEqual(CHECKS.map(({ name }) => name).toSorted())
    const upward = { 'src/kernel/a.ts': "import '../i18n/b'\n", 'src/i18n/b.ts': 'export default 1\n' }
    const { output } = await guard('imports', treeOf(upward))
    expect(output).toContain('kernel imports nothing.')
  })

  const fake = (name: string, isFine: boolean): Check => ({ name, run: async () => ({ isFine, output: name }) })
  const check = (root: string, ...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', resolve('scripts/check.ts'), ...words], {
      cwd: root,
      encoding: 'utf8',
      // Runs the real script of the repository on the small tree.
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    })

  it('reports every result, and counts a check that could not run as failed', async () => {
    const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('no such program')) }
    const expected: string[] = []
    const results = await runChecks('.', [fake('a', true), broken, fake('b', false)], ({ name }) => expected.push(name))
    expect(expected.sort()).toEqual(['a', 'b', 'broken'])
    expect(results.filter(({ isFine }) => isFine).map(({ name }) => name)).toEqual(['a'])
    expect(results.find(({ name }) => name === 'broken')?.output).toContain('no such program')
  })

  it('exits with 1 when a check fails, and with 0 otherwise', () => {
    const untidy = treeOf({ ...TIDY, 'src/kernel/utils.ts': '' })
    const report = join(untidy, 'report.json')
    const bad = check(untidy, 'text', '--report', report)
    expect(bad.stdout).toMatch(/FAILED text/)
    expect(bad.stdout).toContain('src/kernel/utils.ts has a meaningless name')
    expect(bad.status).toBe(1)
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({ passed: 0, failed: 1 })
    const good = check(treeOf(TIDY), 'text')
    expect(good.stdout).toMatch(/ok +text/)
    expect(good.status).toBe(0)
  })

  it('lists its checks, and runs nothing for an unknown name', () => {
    expect(check('.', '--list').stdout.trim().split('\n')).toEqual(CHECKS.map(({ name }) => name))
    expect(check('.', 'no-such-guard').status).toBe(1)
  })
})

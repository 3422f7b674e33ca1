import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECKS, type Check, runChecks } from '../../scripts/check'
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

const ENTRY = "import { one } from '../src/kit/one'\n\nprocess.stdout.write(String(one))\n"
const TIDY = { 'scripts/tool.ts': ENTRY, 'src/kit/one.ts': 'export const one = 1\n' }

describe('types', () => {
  it('are checked strictly', async () => {
    const root = treeOf({
      'src/kit/missing.ts': 'export const first = (all: string[]): string => all[0]\n',
      'src/kit/idle.ts': 'export function idle(): void {\n  const n = 1\n}\n',
      'src/kit/wrong.ts': "export const n: number = 'one'\n",
      'src/kit/right.ts': 'export const n: number = 1\n',
    })
    const { isFine, output } = await guard('types', root)
    expect(isFine).toBe(false)
    expect(output.match(/^src\/kit\/\w+/gm)?.sort()).toEqual(['src/kit/idle', 'src/kit/missing', 'src/kit/wrong'])
  })
})

describe('unused', () => {
  it('finds files and exports that nobody needs', async () => {
    const more = {
      'src/kit/one.ts': 'export const one = 1\nexport const two = 2\n',
      'src/kit/lonely.ts': 'export const x = 1\n',
    }
    const { isFine, output } = await guard('unused', treeOf({ ...TIDY, ...more }))
    expect(isFine).toBe(false)
    expect(output).toMatch(/Unused files[\s\S]*src\/kit\/lonely\.ts/)
    expect(output).toMatch(/Unused exports[\s\S]*two +src\/kit\/one\.ts/)
    expect(output).not.toMatch(/^one /m)
  })
})

describe('copies', () => {
  it('are found, and nothing else', async () => {
    const once = await guard('copies', treeOf({ 'src/kit/a.ts': PIECE, 'front/b.ts': 'export const b = 1\n' }))
    expect(once).toMatchObject({ isFine: true })
    const twice = await guard('copies', treeOf({ 'src/kit/a.ts': PIECE, 'front/b.ts': PIECE }))
    expect(twice.isFine).toBe(false)
    expect(twice.output).toContain('Clone found')
  })
})

describe('text', () => {
  it.each([
    ['src/kit/a.ts', 'export const a = process.env.A\n', 'reads the environment'],
    ['src/kit/b.ts', '// @ts-ignore\n', 'switches the compiler off'],
    ['front/c.ts', '// TODO: later\n', 'leaves work for later'],
    ['src/kit/d.ts', '// biome-ignore-all lint: no\n', 'for a whole file'],
    ['src/kit/e.test.ts', "it.skip('works', () => {})\n", 'leaves a test out'],
    ['src/kit/utils.ts', '', 'a name that says nothing'],
    ['src/helpers/f.ts', '', 'a name that says nothing'],
  ])('%s: %s', (file, text, told) => {
    expect(checkText(treeOf({ [file]: text })).join('\n')).toContain(told)
  })

  it('finds no fault where it is allowed', () => {
    const env = 'export const env = process.env\n'
    expect(checkText(treeOf({ 'src/platform/env.ts': env, 'scripts/a.ts': env, 'front/main.ts': env }))).toEqual([])
  })
})

describe('npm run check', () => {
  const fake = (name: string, isFine: boolean): Check => ({ name, run: async () => ({ isFine, output: name }) })
  const check = (root: string, ...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', resolve('scripts/check.ts'), ...words], {
      cwd: root,
      encoding: 'utf8',
      // The program stays the repository's own: only what it looks at is the small tree.
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    })

  it('tells every result, and one that could not run is a failure', async () => {
    const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('no such program')) }
    const told: string[] = []
    const results = await runChecks('.', [fake('a', true), broken, fake('b', false)], ({ name }) => told.push(name))
    expect(told.sort()).toEqual(['a', 'b', 'broken'])
    expect(results.filter(({ isFine }) => isFine).map(({ name }) => name)).toEqual(['a'])
    expect(results.find(({ name }) => name === 'broken')?.output).toContain('no such program')
  })

  it('ends with 1 when a guard bites, with 0 when none does', () => {
    const untidy = treeOf({ ...TIDY, 'src/kit/utils.ts': '' })
    const report = join(untidy, 'report.json')
    const bad = check(untidy, 'text', '--report', report)
    expect(bad.stdout).toMatch(/FAILED text/)
    expect(bad.stdout).toContain('src/kit/utils.ts has a name that says nothing')
    expect(bad.status).toBe(1)
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({ passed: 0, failed: 1 })
    const good = check(treeOf(TIDY), 'text')
    expect(good.stdout).toMatch(/ok +text/)
    expect(good.status).toBe(0)
  })

  it('names its guards, and runs nothing by a name that is none', () => {
    expect(check('.', '--list').stdout.trim().split('\n')).toEqual(CHECKS.map(({ name }) => name))
    expect(check('.', 'no-such-guard').status).toBe(1)
  })
})

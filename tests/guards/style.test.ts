import { beforeAll, describe, expect, it } from 'vitest'
import { guard, treeOf } from './tree'

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

/** A function of this many lines, including braces. */
const longFunction = (count: number) =>
  `export function tell(say: (n: number) => void): void {\n${lines(count - 2, (n) => `  say(${n})`)}\n}\n`
/** A file of this many lines. */
const longFile = (count: number) => `${lines(count, (n) => `export const n${n} = ${n}`)}\n`

/** Nested loops and choices whose cognitive complexity is 15 with the innermost choice, 10 without. */
const tangled = (isWorse: boolean) => `export function count(all: number[][][]): number {
  let n = 0
  for (const some of all) {
    for (const few of some) {
      for (const one of few) {
        if (one > 1) {
${isWorse ? '          if (one > 2) n += 1\n' : ''}          n += one
        }
      }
    }
  }
  return n
}
`

/** [the violated rule, the offending file, its text] */
const OFFENCES: readonly [rule: string, file: string, text: string][] = [
  ['lint/suspicious/noExplicitAny', 'src/kernel/a.ts', 'export const read = (value: any): string => String(value)\n'],
  ['lint/suspicious/noConsole', 'src/kernel/b.ts', "export const say = (): void => console.log('hello')\n"],
  ['lint/style/noNonNullAssertion', 'src/kernel/c.ts', 'export const first = (all: string[]): string => all[0]!\n'],
  ['lint/style/noDefaultExport', 'src/kernel/d.ts', 'export default 1\n'],
  ['lint/complexity/noExcessiveLinesPerFunction', 'src/kernel/e.ts', longFunction(63)],
  ['lint/complexity/noExcessiveCognitiveComplexity', 'src/kernel/f.ts', tangled(true)],
  ['lint/style/noExcessiveLinesPerFile', 'src/kernel/g.ts', longFile(251)],
  ['lint/style/noExcessiveLinesPerFile', 'src/app/a/page.tsx', longFile(61)],
  ['lint/style/useImportType', 'src/kernel/h.ts', "import { Z } from './z'\n\nexport const z: Z = { z: 1 }\n"],
  ['lint/correctness/noUnusedImports', 'src/kernel/i.ts', "import { z } from './z'\n\nexport const one = 1\n"],
  ['lint/style/useFilenamingConvention', 'src/kernel/badName.ts', 'export const one = 1\n'],
  [
    'lint/style/noRestrictedImports',
    'src/design/c.tsx',
    "import { useActionState } from 'react'\n\nexport const useForm = () => useActionState((n: number) => n, 0)\n",
  ],
  ['lint/a11y/useAltText', 'src/design/a.tsx', 'export const A = () => <img src="/a.webp" />\n'],
  ['lint/a11y/useButtonType', 'src/design/b.tsx', 'export const B = () => <button>Go</button>\n'],
  ['format', 'src/kernel/j.ts', 'export const one = "1";\n'],
  [
    'assist/source/organizeImports',
    'src/kernel/k.ts',
    "import { z } from './z'\nimport { a } from './m'\n\nexport const both = [a, z]\n",
  ],
]

/** Files just within the limits, and data files, which have no limits. */
const FINE: Record<string, string> = {
  'src/kernel/z.ts': 'export interface Z {\n  z: number\n}\n\nexport const z = 1\n',
  'src/kernel/within.ts': longFunction(60),
  'src/kernel/straight.ts': tangled(false),
  'src/kernel/full.ts': longFile(250),
  'src/app/page.tsx': `export default 1\n${longFile(59)}`,
  'src/design/style/tokens.css': '@import "tailwindcss";\n\n@theme {\n  --color-ink: #111;\n}\n',
  'demo/facts.ts': longFile(600),
  'demo/copy/a.ts': "export const copy  =  { title : 'A' }\n",
  'src/payload-types.ts': 'export type Anything = any;\n',
  'migrations/index.ts': 'export const all: any = [];\n',
}

const CONFIGURATION = ['biome.json', '.gitignore']
let said = ''

beforeAll(async () => {
  const offences = OFFENCES.map(([, file, text]) => [file, text])
  said = (await guard('style', treeOf({ ...FINE, ...Object.fromEntries(offences) }, CONFIGURATION))).output
})

/** The headings of the findings in one file: `src/kernel/a.ts:1:29 lint/suspicious/noExplicitAny ━━━`. */
const headingsOf = (file: string) =>
  said
    .split('\n')
    .filter((line) => line.includes('━━') && (line.startsWith(`${file}:`) || line.startsWith(`${file} `)))
    .join('\n')

describe('the style check', () => {
  it.each(OFFENCES)('%s reports %s', (rule, file) => {
    expect(headingsOf(file)).toContain(` ${rule} `)
  })

  it.each(Object.keys(FINE))('accepts %s', (file) => {
    expect(headingsOf(file)).toBe('')
  })

  it('passes a tree without violations', async () => {
    const { isFine, output } = await guard('style', treeOf(FINE, CONFIGURATION))
    expect(output).toContain('Checked')
    expect(isFine, output).toBe(true)
  })
})

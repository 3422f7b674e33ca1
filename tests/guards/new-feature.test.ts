import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkText } from '../../scripts/check-text'
import { featureFiles, type Titles, withRow } from '../../scripts/feature-template'
import { addFeature } from '../../scripts/new-feature'
import { listOperations } from './list-operations'
import { guard, treeOf } from './tree'

const NAME = 'open-days'
const TITLES: Titles = { th: 'วันเปิดบ้าน', en: 'Open days', cht: '開放日', chs: '开放日' }
const files = featureFiles(NAME, TITLES)

/** The text of every file that a feature may touch. */
function textsIn(root: string): Map<string, string> {
  const all = ['src', 'messages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const texts = [...all, join(root, '.dependency-cruiser.cjs')].map((file): [string, string] => [
    file.slice(root.length + 1).replaceAll('\\', '/'),
    readFileSync(file, 'utf8'),
  ])
  return new Map(texts)
}

/** [the module, the names it is asked for] of every import in the files. */
const imports = Object.values(files).flatMap((text) =>
  [...text.matchAll(/^import (?:type )?\{ ([^}]+) \} from '(@\/[^']+)'$/gm)].map(
    ([, names = '', module = '']): [string, string[]] => [
      module,
      names.split(', ').map((one) => one.replace('type ', '')),
    ],
  ),
)

const fileOf = (module: string) =>
  ['.ts', '.tsx', '/index.ts'].map((end) => `src/${module.slice(2)}${end}`).find((file) => existsSync(file))

describe('npm run new-feature', () => {
  let root = ''
  let touched: string[] = []

  beforeAll(async () => {
    root = treeOf({})
    for (const folder of ['src', 'messages']) cpSync(folder, join(root, folder), { recursive: true })
    const before = textsIn(root)
    await addFeature(root, NAME, TITLES)
    touched = [...textsIn(root)].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  })

  it('touches its folder, its texts, its route, one list and generated files, or a feature is no folder any more', () => {
    const elsewhere = touched.filter(
      (file) => !file.startsWith(`src/features/${NAME}/`) && !file.endsWith(`/${NAME}.json`),
    )
    expect(elsewhere.toSorted()).toEqual([
      '.dependency-cruiser.cjs',
      `src/app/(site)/[locale]/(default)/${NAME}/page.tsx`,
      'src/gathered/collections.ts',
      'src/gathered/expected.ts',
      'src/gathered/features.ts',
      'src/gathered/jobs.ts',
      'src/gathered/messages.ts',
      'src/gathered/routes.ts',
      'src/gathered/sitemaps.ts',
      'src/kernel/cache/kind-tags.ts',
    ])
    expect(touched).toEqual(expect.arrayContaining(Object.keys(files)))
  })

  it('writes what the guards of style and text accept', () => {
    const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')
    const words = ['check', '--error-on-warnings', ...touched]
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(biome), ...words], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status, stdout + stderr).toBe(0)
    expect(checkText(root)).toEqual([])
  })

  it('writes operations that ask who may call them', () => {
    const own = listOperations(root).filter(({ feature }) => feature === NAME)
    expect(own.map(({ name, demands }) => [name, demands !== null])).toEqual([
      ['dropEndedOpenDays', true],
      ['listOpenDays', true],
    ])
  })

  it('refuses a name that is taken or is none', async () => {
    await expect(addFeature(root, NAME, TITLES)).rejects.toThrow('already')
    await expect(addFeature(root, 'living', TITLES)).rejects.toThrow('already')
    await expect(addFeature(root, 'Open Days', TITLES)).rejects.toThrow('lower case')
  })

  it('keeps the import rules', async () => {
    const foreign = imports.map(([module]) => module).filter((module) => !module.startsWith(`@/features/${NAME}/`))
    const stubs = foreign.map((module) => [fileOf(module) ?? module, 'export default 1\n'])
    const rules = withRow(readFileSync('.dependency-cruiser.cjs', 'utf8'), NAME)
    const sources = Object.entries(files).filter(([file]) => file.startsWith('src/'))
    const { isFine, output } = await guard(
      'imports',
      treeOf({ ...Object.fromEntries([...stubs, ...sources]), '.dependency-cruiser.cjs': rules }),
    )
    expect(isFine, output).toBe(true)
  })

  it.each(imports.filter(([module]) => !module.startsWith(`@/features/${NAME}/`)))(
    'finds in %s what it imports: %j',
    (module, names) => {
      const text = readFileSync(fileOf(module) ?? module, 'utf8')
      for (const name of names) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
    },
  )
})

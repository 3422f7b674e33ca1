import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { featureFiles, type Titles, withRow } from './feature-template'
import { writeGathered } from './gather-features'

const UNTITLED: Titles = { th: 'หน้าใหม่', en: 'New page', cht: '新頁面', chs: '新页面' }
const RULES = '.dependency-cruiser.cjs'

const NEXT = (name: string) => `
Next:
  npx tsx scripts/generate.ts ${name.replaceAll('-', '_')}    types of the collection, import map, migration
  npm run looked-at -- ${name}         says that the translations were read
  npx vitest run --project guards -u   writes docs/permissions.md and runs the guards
  npm run check                        types, imports, words and the rest
The texts are in messages/*/${name}.json, the labels of the back office in src/features/${name}/cms/.
`

/** Writes a new feature into a tree, with a row in the table of uses and the gathered lists; returns the new files. */
export async function addFeature(root: string, name: string, titles: Titles): Promise<string[]> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`a feature is named in lower case with hyphens: ${name}`)
  if (existsSync(join(root, 'src/features', name))) throw new Error(`there is a feature ${name} already`)
  const files = featureFiles(name, titles)
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken) throw new Error(`${taken} is there already: choose another name`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const rules = join(root, RULES)
  writeFileSync(rules, withRow(readFileSync(rules, 'utf8'), name))
  await writeGathered(root)
  return Object.keys(files)
}

/** `npm run new-feature -- open-days --en "Open days" --th "วันเปิดบ้าน" --cht 開放日 --chs 开放日` */
async function main(): Promise<void> {
  const language = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { th: language, en: language, cht: language, chs: language },
    allowPositionals: true,
  })
  const [name = ''] = positionals
  const files = await addFeature(process.cwd(), name, { ...UNTITLED, ...values })
  process.stdout.write(`${files.join('\n')}\n${RULES}: a row in MAY_USE\n${NEXT(name)}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })

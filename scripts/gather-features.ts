import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EVERY_PAGE_TAGS, TABLE_TAGS } from '@/kernel/cache/cache-tags'
import type { Feature } from '@/kernel/feature'

const LOCALES = ['chs', 'cht', 'en', 'th']

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (name: string) => name.charAt(0).toUpperCase() + camel(name).slice(1)
/** The key of an object as the formatter writes it. */
export const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('')

const HEAD = '// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.\n'

function featuresWith(root: string, part: string, exported: string): string[] {
  return readdirSync(join(root, 'src/features'))
    .sort()
    .filter((feature) => {
      const path = join(root, 'src/features', feature, `${part}.ts`)
      return existsSync(path) && readFileSync(path, 'utf8').includes(`export const ${exported} =`)
    })
}

/** One value to which every feature with such a part contributes. */
function spread(root: string, part: string, exported: string, suffix = ''): { imports: string[]; items: string[] } {
  const features = featuresWith(root, part, exported)
  const name = (feature: string) => camel(feature) + suffix
  return {
    imports: features.map(
      (feature) => `import { ${exported} as ${name(feature)} } from '@/features/${feature}/${part}'`,
    ),
    items: features.map((feature) => `  ...${name(feature)},`),
  }
}

function gatheredEnv(root: string): string {
  const { imports, items } = spread(root, 'env', 'env')
  return `${HEAD}${lines(imports)}\n/** The variables of all features. */\nexport const FEATURE_ENV = {\n${lines(items)}} as const\n`
}

function gatheredCollections(root: string): string {
  const collections = spread(root, 'collections', 'collections')
  const globals = featuresWith(root, 'collections', 'globals')
  const owners = featuresWith(root, 'collections', 'collections')
  const imports = [...new Set([...owners, ...globals])].sort().map((feature) => {
    const own = [
      ...(owners.includes(feature) ? [`collections as ${camel(feature)}`] : []),
      ...(globals.includes(feature) ? [`globals as ${camel(feature)}Globals`] : []),
    ]
    return `import { ${own.join(', ')} } from '@/features/${feature}/collections'`
  })
  const all = globals.map((feature) => `...${camel(feature)}Globals`)
  return `${HEAD}${lines(imports)}
/** The collections of all features. */
export const COLLECTIONS = [
${lines(collections.items)}]

/** The globals of all features. */
export const GLOBALS = ${listOf(all)}
`
}

/** A list on one line, or one item a line where that is too long for the formatter. */
const listOf = (items: readonly string[]): string => {
  const line = `[${items.join(', ')}]`
  return line.length <= 95 ? line : `[\n${items.map((item) => `  ${item},\n`).join('')}]`
}

function gatheredFeatures(root: string): string {
  const features = featuresWith(root, 'feature', 'feature')
  const imports = features.map((name) => `import { feature as ${camel(name)} } from '@/features/${name}/feature'`)
  const items = features.map((name) => `  ${camel(name)},`)
  return `${HEAD}${lines(imports)}\n/** Every feature. */\nexport const FEATURES = [\n${lines(items)}]\n`
}

function gatheredJobs(root: string): string {
  const features = featuresWith(root, 'jobs', 'jobs')
  const imports = features.map((name) => `import { jobs as ${camel(name)} } from '@/features/${name}/jobs'`)
  return `${HEAD}${lines(imports)}import type { Jobs } from '@/platform/jobs/jobs'

/** The background work of all features. */
export const JOBS: readonly Jobs[] = [
${lines(features.map((name) => `  ${camel(name)},`))}]
`
}

function gatheredRoutes(root: string): string {
  const { imports, items } = spread(root, 'routes', 'routes')
  return `${HEAD}${lines(imports)}\n/** The public pages of all features. */\nexport const FEATURE_ROUTES = [\n${lines(items)}] as const\n`
}

function gatheredExpected(root: string): string {
  const features = featuresWith(root, 'expected', 'expected')
  const imports = features.map((name) => `import { expected as ${camel(name)} } from '@/features/${name}/expected'`)
  return `${HEAD}${lines(imports)}\n/** What the tests of all features know of each. */\nexport const EXPECTED = [\n${lines(features.map((name) => `  ${camel(name)},`))}]\n`
}

function gatheredSitemaps(root: string): string {
  const features = featuresWith(root, 'sitemaps', 'sitemaps')
  const imports = features.map((name) => `import { sitemaps as ${camel(name)} } from '@/features/${name}/sitemaps'`)
  return `${HEAD}${lines(imports)}\n/** The sitemaps of all features. */\nexport const FEATURE_SITEMAPS = ${listOf(features.map(camel))}\n`
}

/** The tags of the manifests without those that stand on every page or on none: in the kernel, as types need them. */
function kindTags(manifests: readonly Feature[]): string {
  const others: readonly string[] = [...EVERY_PAGE_TAGS, ...TABLE_TAGS]
  const tags = manifests.flatMap((feature) => feature.tags).filter((tag) => !others.includes(tag))
  return `${HEAD}\nexport const KIND_TAGS = [\n${lines(tags.toSorted().map((tag) => `  '${tag}',`))}] as const\n`
}

/** A missing message file is left out: its texts are then shown in the next language (A1.4). */
function gatheredMessages(root: string, files: readonly string[]): string {
  const has = (locale: string, file: string) => existsSync(join(root, 'messages', locale, `${file}.json`))
  const filesIn = (locale: string) => files.filter((file) => has(locale, file))
  const imports = LOCALES.flatMap((locale) =>
    filesIn(locale).map((file) => `import ${locale}${capital(file)} from '../../messages/${locale}/${file}.json'`),
  )
  const source = (file: string) => ['en', ...LOCALES].find((locale) => has(locale, file)) ?? 'en'
  const types = files.map((file) => `  ${quoted(file)}: typeof ${source(file)}${capital(file)}`)
  const words = LOCALES.flatMap((locale) => [
    `  ${locale}: {`,
    ...filesIn(locale).map((file) => `    ${quoted(file)}: ${locale}${capital(file)},`),
    '  },',
  ])
  return `${HEAD}${lines(imports)}
/** \`en\` is the source of keys; the key check compares the other three with it. */
export interface Messages {
${lines(types)}}

/** The words of all features by language. Server only: no message file is ever sent to a browser. */
export const MESSAGES: Readonly<Record<'chs' | 'cht' | 'en' | 'th', Partial<Messages>>> = {
${lines(words)}}
`
}

/** The manifests of the features of a tree. */
export async function manifestsOf(root: string): Promise<Feature[]> {
  const found: Feature[] = []
  for (const feature of featuresWith(root, 'feature', 'feature')) {
    const path = pathToFileURL(join(root, 'src/features', feature, 'feature.ts')).href
    found.push(((await import(path)) as { feature: Feature }).feature)
  }
  return found
}

/** The generated files below `src`, found from the folders of the features. */
export function gathered(root: string, manifests: readonly Feature[]): Record<string, string> {
  return {
    'gathered/collections.ts': gatheredCollections(root),
    'gathered/env.ts': gatheredEnv(root),
    'gathered/features.ts': gatheredFeatures(root),
    'gathered/jobs.ts': gatheredJobs(root),
    'gathered/messages.ts': gatheredMessages(root, manifests.flatMap(({ messages }) => messages).toSorted()),
    'gathered/routes.ts': gatheredRoutes(root),
    'gathered/expected.ts': gatheredExpected(root),
    'gathered/sitemaps.ts': gatheredSitemaps(root),
    'kernel/cache/kind-tags.ts': kindTags(manifests),
  }
}

/** Writes the generated lists of a tree anew. */
export async function writeGathered(root: string): Promise<void> {
  for (const [name, text] of Object.entries(gathered(root, await manifestsOf(root))))
    writeFileSync(join(root, 'src', name), text)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void writeGathered(resolve('.'))

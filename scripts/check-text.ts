import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface TextRule {
  /** The message. */
  fault: string
  /** The files it applies to, by path. */
  where: RegExp
  /** The exceptions. */
  allowed?: RegExp
  /** The pattern of an offending line. */
  line: RegExp
}

/** The places that know what Next and React write. */
const NEXT_WORDS_HOMES = ['gateway/next-adapter/', 'src/design/next-adapter/', 'src/kernel/next-words.ts']

/** Rules that no other guard covers, checked line by line. */
const RULES: readonly TextRule[] = [
  {
    fault: 'reads the environment: only platform/process/env.ts and the two entry points do',
    where: /^(src|gateway|demo)\//,
    allowed: /^src\/(platform\/process\/env|instrumentation)\.ts$|^gateway\/main\.ts$|\.test\.tsx?$/,
    line: /\bprocess\.env\b/,
  },
  {
    fault: 'calls the Local API directly: use localApi(ctx, access) of platform/database/local-api.ts',
    where: /^src\//,
    allowed: /^src\/platform\/database\/local-api\.ts$/,
    line: /\bpayload(\.db)?\s*\.\s*(find|create|update|delete|count|upsert|restore)\w*\b/,
  },
  {
    fault: 'sets overrideAccess directly: use localApi(ctx, access) of platform/database/local-api.ts',
    where: /^src\//,
    allowed: /^src\/(platform\/(database\/local-api|back-office\/sort-rule)|features\/staff\/operations\/access)\.ts$/,
    line: /\boverrideAccess\b/,
  },
  {
    fault: `depends on output of Next or React: only ${NEXT_WORDS_HOMES.join(', ')} may; ask there, or add a function there`,
    where: /^(gateway|src)\//,
    allowed:
      /^(gateway|src\/design)\/next-adapter\/|^src\/kernel\/next-words\.ts$|\.test\.tsx?$|^gateway\/test-gateway\.ts$/,
    line: /__next_f|\b_rsc\b|\brsc\b|next-(router|url|action)|x-(nextjs|action)|x-component|TURBOPACK(?!Ignore)|['"`/]_next\b|\$R[A-Z]\b/i,
  },
  {
    fault: `replaces what Next's client uses, or reads its insides: only src/design/next-adapter/ may`,
    where: /^(gateway|src)\//,
    allowed: /^(gateway|src\/design)\/next-adapter\/|\.test\.tsx?$/,
    line: /\b(window|globalThis|self)\.fetch\s*=[^=]|ChunkLoadError|['"]next\/dist\/|\bNEXT_(REDIRECT|HTTP_ERROR)/,
  },
  {
    fault: 'holds Thai text of the back office: its texts live in messages/staff',
    where: /^src\/(features\/[^/]+\/(ui|queries|actions)|design|app)\//,
    // The page of an error of the browser, names of languages in themselves, and what mails to colleagues say.
    allowed: /\/(error-words|mails-page|letter-words)\.tsx?$|\.test\.tsx?$/,
    line: /^(?!\s*(?:\/?\*|\/\/)).*[ก-ฺเ-๛]/,
  },
  {
    fault: 'keeps something on the process by itself: use onProcess of kernel/process-wide.ts',
    where: /^src\//,
    allowed: /^src\/(kernel\/process-wide\.ts$|design\/next-adapter\/)|\.test\.tsx?$/,
    line: /\bSymbol\.for\(|\bglobalThis\s*(as unknown\b|\[|\.\w+\s*(\?\?|\|\|)?=[^=])/,
  },
  {
    fault: 'has a table of its own: a desk describes its columns to DeskTable, a page of the site to DataTable',
    where: /^src\/(features\/[^/]+\/ui|app)\//,
    // Pages of the site whose tables are no lists, and the preview of a file of redirects.
    allowed: /\/(unit-details|sheets|compare-types-table|compare-table|policy-blocks|redirect-preview)\.tsx$/,
    line: /<table\b/,
  },
  {
    fault: 'suppresses a compiler error',
    where: /./,
    line: /@ts-(ignore|nocheck|expect-error)\b/,
  },
  { fault: 'leaves work for later: do it, or record it in docs/', where: /./, line: /\b(TODO|FIXME|XXX|HACK)\b/ },
  { fault: 'disables a lint rule for a whole file', where: /./, line: /biome-ignore-all/ },
  { fault: 'skips a test', where: /\.test\.tsx?$/, line: /\b(it|test|describe)\.(only|skip|todo)\b/ },
]

const NAMELESS = /(^|\/)(utils?|helpers?|commons?|misc)(\.|\/|-)/
const FOLDERS = ['src', 'gateway', 'demo', 'scripts', 'tests', 'bench', 'drill']
const GENERATED = /^src\/(payload-(types|tables)\.ts|app\/\(payload\)\/)|^tests\/guards\//
const OWN_RULES = 'scripts/check-text.ts'

function sourcesOf(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(tsx?|mjs|cjs)$/.test(name) && !GENERATED.test(name) && name !== OWN_RULES)
  } catch {
    return []
  }
}

function faultsIn(root: string, name: string): string[] {
  const rules = RULES.filter((rule) => rule.where.test(name) && !rule.allowed?.test(name))
  const lines = readFileSync(join(root, name), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    rules.filter((rule) => rule.line.test(line)).map((rule) => `${name}:${index + 1} ${rule.fault}`),
  )
}

/** The faults in the text of the sources, one line each. */
export function checkText(root: string): string[] {
  return FOLDERS.flatMap((folder) => sourcesOf(root, folder)).flatMap((name) => [
    ...(NAMELESS.test(name) ? [`${name} has a meaningless name`] : []),
    ...faultsIn(root, name),
  ])
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface TextRule {
  /** What is wrong, as it is told. */
  fault: string
  /** Where it counts, by the path of the file. */
  where: RegExp
  /** Where it is allowed all the same. */
  allowed?: RegExp
  /** What betrays it: a line of the file. */
  line: RegExp
}

/** What no other guard sees, found by reading lines. */
const RULES: readonly TextRule[] = [
  {
    fault: 'reads the environment: only platform/env.ts and the two entries do',
    where: /^(src|front|content)\//,
    allowed: /^src\/(platform\/env|instrumentation)\.ts$|^front\/main\.ts$|\.test\.tsx?$/,
    line: /\bprocess\.env\b/,
  },
  {
    fault: 'switches the compiler off',
    where: /./,
    line: /@ts-(ignore|nocheck|expect-error)\b/,
  },
  { fault: 'leaves work for later: do it, or write it down in docs/', where: /./, line: /\b(TODO|FIXME|XXX|HACK)\b/ },
  { fault: 'switches a guard off for a whole file', where: /./, line: /biome-ignore-all/ },
  { fault: 'leaves a test out', where: /\.test\.tsx?$/, line: /\b(it|test|describe)\.(only|skip|todo)\b/ },
]

const NAMELESS = /(^|\/)(utils?|helpers?|commons?|misc)(\.|\/|-)/
const FOLDERS = ['src', 'front', 'content', 'scripts', 'tests', 'bench']
const GENERATED = /^src\/(payload-types\.ts|app\/\(payload\)\/)|^tests\/guards\//
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

/** What the text of the sources gives away, one line a fault. */
export function checkText(root: string): string[] {
  return FOLDERS.flatMap((folder) => sourcesOf(root, folder)).flatMap((name) => [
    ...(NAMELESS.test(name) ? [`${name} has a name that says nothing`] : []),
    ...faultsIn(root, name),
  ])
}

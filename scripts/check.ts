import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { checkMessages } from './check-messages'
import { checkTerms } from './check-terms'
import { checkText } from './check-text'
import { checkTranslations } from './check-translations'

interface Outcome {
  isFine: boolean
  output: string
}

/** One guard of the tree. */
export interface Check {
  name: string
  run: (root: string) => Promise<Outcome>
}

export interface CheckResult extends Outcome {
  name: string
  seconds: number
}

const SOURCES = ['src', 'gateway', 'demo', 'scripts', 'tests', 'bench', 'drill']

/** The script file of a package's command, to run it without a shell on every system. */
function commandFile(root: string, packageName: string, command: string): string {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

/** A check by a tool from npm. Arguments naming a missing source folder are left out. */
function tool(name: string, packageName: string, command: string, ...words: string[]): Check {
  const run = (root: string) =>
    new Promise<Outcome>((onResult) => {
      const present = words.filter((word) => !SOURCES.includes(word) || existsSync(join(root, word)))
      const child = spawn(process.execPath, [commandFile(root, packageName, command), ...present], {
        cwd: root,
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const output: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
      child.on('error', (error) => onResult({ isFine: false, output: error.message }))
      child.on('close', (code) =>
        onResult({ isFine: code === 0, output: Buffer.concat(output).toString('utf8').trim() }),
      )
    })
  return { name, run }
}

function own(name: string, find: (root: string) => string[]): Check {
  const run = async (root: string) => {
    const faults = find(root)
    return { isFine: faults.length === 0, output: faults.join('\n') }
  }
  return { name, run }
}

/** All guards, slow ones first. */
export const CHECKS: readonly Check[] = [
  tool('types', 'typescript', 'tsc', '--noEmit', '--pretty', 'false'),
  tool(
    'imports',
    'dependency-cruiser',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err-long',
    ...SOURCES,
  ),
  tool('unused', 'knip', 'knip', '--no-progress', '--no-config-hints'),
  tool('style', '@biomejs/biome', 'biome', 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=200'),
  tool('copies', 'jscpd', 'jscpd', '--config', '.jscpd.json', '--no-colors', ...SOURCES),
  own('words', checkMessages),
  own('text', checkText),
  own('terms', checkTerms),
  own('translations', checkTranslations),
]

async function timed(check: Check, root: string): Promise<CheckResult> {
  const start = performance.now()
  const outcome = await check.run(root).catch((error: unknown) => ({ isFine: false, output: String(error) }))
  return { name: check.name, seconds: (performance.now() - start) / 1000, ...outcome }
}

/** Runs guards two at a time, prints each result as it comes, and returns them all. */
export async function runChecks(
  root: string,
  checks: readonly Check[] = CHECKS,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<CheckResult[]> {
  const waiting = [...checks]
  const results: CheckResult[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await timed(next, root)
      results.push(result)
      onResult(result)
    }
  }
  await Promise.all([work(), work()])
  return results
}

/** What to do about a guard that failed, where its own lines do not say it. */
export const WAYS_OUT: Readonly<Record<string, string>> = {
  types: 'Each line names the file and the line. After a change of a collection: npx tsx scripts/generate.ts <name>',
  imports: 'Under each arrow stands what its rule allows. A new use of a feature is a row of MAY_USE, only downward.',
  style: 'npx biome check --write <files> mends most of it.',
  unused: 'Delete what nobody imports, or drop its `export` where only its own file uses it.',
  copies: 'Name the two places below and let one use the other.',
  words: 'Every text stands in all four languages under the same key; a key that nobody says is deleted.',
  text: 'Each line names its rule and where the exception may stand (scripts/check-text.ts).',
  translations: 'Read the translations beside the English text, then: npm run looked-at -- <key>',
  terms: 'The words of the four languages are decided in docs/glossary.md; write the one that stands there.',
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** `npm run check`: all guards, or those named. `--list` prints the names, `--report` writes the counts to a file. */
async function main(words: string[]): Promise<void> {
  const options = { list: { type: 'boolean' }, report: { type: 'string' } } as const
  const { values, positionals: wanted } = parseArgs({ args: words, options, allowPositionals: true })
  if (values.list) return say(CHECKS.map((check) => check.name).join('\n'))
  const checks = wanted.length === 0 ? CHECKS : CHECKS.filter((check) => wanted.includes(check.name))
  const line = ({ name, seconds, isFine }: CheckResult) =>
    say(`${isFine ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`)
  const failed = (await runChecks(resolve('.'), checks, line)).filter((result) => !result.isFine)
  for (const { name, output } of failed) say([`\n── ${name} ──`, output, WAYS_OUT[name] ?? ''].join('\n'))
  const counts = { passed: checks.length - failed.length, failed: failed.length }
  if (values.report) writeFileSync(values.report, JSON.stringify(counts))
  process.exitCode = counts.failed > 0 || checks.length === 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2))

// `npm test`: every test, on a machine that has nothing but Node 20. Plain JavaScript, since nothing may be installed yet.
// `npm run test:quick`: the most useful tests within four minutes; prints what it left out.
// `npm run test:changed`: what the changes that are not committed may have broken, or else the last commit: types of the
// product, related tests, and the guards. Under a minute.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, ensureNode, run } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const REPORTS = '.test/reports'
// A third of a build goes into source maps of the app, which no test reads (`scripts/next-build.ts`).
process.env.BUILD_SOURCE_MAPS ??= 'none'
const say = (line) => process.stdout.write(`\n· ${line}\n`)

/** Runs a Node script with its output shown; resolves with its exit code. */
function show(args, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** The browser, and a Thai system font, which every device of a Thai reader has. */
async function ensureBrowser() {
  const isLinux = process.platform === 'linux'
  const missing = [
    ...(process.env.CHROMIUM || existsSync('/usr/bin/chromium') ? [] : ['chromium']),
    ...(process.env.CHROMIUM || existsSync('/usr/bin/chromium-headless-shell') ? [] : ['chromium-headless-shell']),
    ...(!isLinux || existsSync('/usr/share/fonts/opentype/tlwg/Loma.otf') ? [] : ['fonts-tlwg-loma-otf']),
  ]
  if (missing.length === 0) return
  say(`installing ${missing.join(' and ')} (once)`)
  try {
    await installPackages(missing)
  } catch (error) {
    // Without the headless shell the full browser is used; without the font the layout shift tests may fail.
    if (missing.includes('chromium')) throw error
    say(error.message)
  }
}

async function installPackages(names) {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...names],
  ]) {
    const [first, ...rest] = [...prefix, ...command]
    await run(first, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
}

/** Parts that are one test each: they pass or fail as a whole. */
const WITHOUT_REPORT = ['types']

/** Passed and failed tests of one report. A suite that crashed before reporting counts as one failure. */
function tally(name, code) {
  const file = `${REPORTS}/${name}.json`
  if (!existsSync(file))
    return WITHOUT_REPORT.includes(name) && code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const counts = report.stats
    ? {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
      }
    : { passed: report.numPassedTests ?? report.passed, failed: report.numFailedTests ?? report.failed }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const isFlaky = ({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky')
const needsALook = (spec) => !spec.ok || isFlaky(spec)

/** The name of a browser test with the first lines of what went wrong at each try: they may differ. */
function linesOf(spec, path) {
  const tries = spec.tests
    .flatMap(({ results }) => results)
    .map(({ errors }, at) => {
      const lines = errors
        .map(({ message }) => message)
        .join('\n')
        .split('\n')
      return errors.length === 0 ? '' : `try ${at + 1}: ${lines.slice(0, 8).join('\n')}`
    })
  const name = [...path, spec.title].join(' › ')
  return [isFlaky(spec) ? `${name} (flaky: passed when run again)` : name, ...tries.filter(Boolean)].join('\n')
}

/** The failures and flaky tests of one report, a few lines each: the end of a long output is what is read first. */
function failuresOf(name) {
  const file = `${REPORTS}/${name}-failures.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  if (name !== 'e2e' || !existsSync(`${REPORTS}/e2e.json`)) return []
  const { suites, errors } = JSON.parse(readFileSync(`${REPORTS}/e2e.json`, 'utf8'))
  const failures = errors.map(({ message }) => message ?? '')
  const walk = (suite, path) => {
    for (const child of suite.suites ?? []) walk(child, [...path, child.title])
    failures.push(...(suite.specs ?? []).filter(needsALook).map((spec) => linesOf(spec, path)))
  }
  for (const suite of suites) walk(suite, [suite.title])
  return failures
}

const tsx = (script, ...args) => ['--import', 'tsx', script, ...args]
const vitest = (name, projects, files = []) =>
  show(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/${name}.json`,
      '--reporter=./tests/support/failure-list.ts',
      ...files,
    ],
    { FAILURES: `${REPORTS}/${name}-failures.json` },
  )
const playwright = (...files) =>
  show(['node_modules/@playwright/test/cli.js', 'test', ...files], { E2E_REPORT: `${REPORTS}/e2e.json` })
const check = (...names) => show(tsx('scripts/check.ts', '--report', `${REPORTS}/check.json`, ...names))

/** The exit code of each part that counts tests, and the duration of each part in seconds. */
const codes = {}
const seconds = {}

/** Runs one part and measures its time. */
async function part(name, run) {
  say(name)
  const start = performance.now()
  const code = await run()
  seconds[name] = (performance.now() - start) / 1000
  return code
}

/**
 * Two lanes for two cores, and then the end-to-end tests, which need the filled database, the build, and both cores:
 * beside the operations of a slow machine their pages took longer than they wait.
 */
async function everything() {
  const filling = part('database', () => show(tsx('tests/support/fill-template.ts')))
  const operations = async () => {
    codes.operations = (await filling) === 0 ? await part('operations', () => vitest('operations', ['operations'])) : 1
  }
  const code = async () => {
    codes.check = await part('check', () => check())
    codes.unit = await part('unit', () => vitest('unit', ['unit', 'isolated', 'guards']))
    return (await part('build', () => show(['scripts/run.mjs', 'build']))) === 0
  }
  const [isBuilt] = await Promise.all([code(), operations()])
  codes.e2e = isBuilt && (await filling) === 0 ? await part('e2e', () => playwright()) : 1
}

/** Operation tests of the most shared code: permissions, leads, redirects, cache tags. */
const QUICK_OPERATIONS = ['access', 'capture-lead', 'redirects', 'public-changes'].map(
  (name) => `tests/operations/${name}.test.ts`,
)
/** End-to-end tests that request the whole site without a browser. */
const QUICK_JOURNEYS = ['addresses', 'published-calls', 'short-links'].map((name) => `tests/e2e/${name}.spec.ts`)

async function quick() {
  const skipped = ['the rules of copies and unused code (npm run check)']
  codes.check = await part('check', () => check('types', 'imports', 'style', 'words', 'text', 'terms', 'translations'))
  codes.unit = await part('unit', () => vitest('unit', ['unit', 'isolated', 'guards']))
  const isFilled = (await show(tsx('tests/support/fill-template.ts', '--is-cached'))) === 0
  if (isFilled) {
    codes.operations = await part('operations', () => vitest('operations', ['operations'], QUICK_OPERATIONS))
    skipped.push('the other operations')
  } else skipped.push('all operations: there is no filled test database of these sources; `npm test` makes one')
  const isBuilt = isFilled && (await show(['scripts/run.mjs', 'build', '--is-built'])) === 0
  if (isBuilt) {
    codes.e2e = await part('e2e', () => playwright(...QUICK_JOURNEYS))
    skipped.push('the other journeys')
  } else skipped.push('all journeys: there is no build of these sources, or no filled database')
  say(`left out: ${skipped.join('; ')}`)
}

/** The files of git that differ from the last commit, or those of the last commit when none does. */
const changedSince = () =>
  execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim() ? 'HEAD' : 'HEAD~1'

async function changed() {
  codes.types = await part('types of the product', () =>
    show(['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.product.json']),
  )
  codes.related = await part('related tests', () =>
    vitest('related', ['unit', 'isolated'], ['--passWithNoTests', `--changed=${changedSince()}`]),
  )
  codes.guards = await part('guards', () => vitest('guards', ['guards']))
  say('left out: types of tests and tools, style, copies (npm run check), operations and journeys')
}

const KINDS = { '--quick': quick, '--changed': changed }
ensureNode()
try {
  await ensureInstalled(root)
  await ensureBrowser()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
await (KINDS[process.argv[2]] ?? everything)()

const tallies = Object.entries(codes).map(([name, code]) => ({ name, ...tally(name, code) }))
say(
  `seconds: ${Object.entries(seconds)
    .map(([name, taken]) => `${name} ${Math.round(taken)}`)
    .join(', ')}`,
)
for (const name of Object.keys(codes))
  for (const failure of failuresOf(name)) process.stdout.write(`\n${name}: ${failure}\n`)
for (const { name, passed, failed } of tallies) process.stdout.write(`  ${name}: ${passed} passed, ${failed} failed\n`)
const sum = (key) => tallies.reduce((total, each) => total + (each[key] ?? 0), 0)
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') === 0 ? 0 : 1)

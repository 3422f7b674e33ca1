// `npm test`: every test, on a machine that has nothing but Node 20. Plain JavaScript, since nothing may be installed yet.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, ensureNode, run } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const REPORTS = '.test/reports'
const say = (line) => process.stdout.write(`\n· ${line}\n`)

/** Runs a program with its output shown; resolves with its exit code. */
function show(args, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** The browser, and what every device of a reader of Thai has: a face of its own for Thai. */
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
    // Without its shell the whole browser does; without the face the journeys that watch what moves may fail.
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

/** Passed and failed of one report. A suite that broke before reporting counts as one failure. */
function tally(name, code) {
  const file = `${REPORTS}/${name}.json`
  if (!existsSync(file)) return { passed: 0, failed: 1 }
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

const tsx = (script, ...args) => ['--import', 'tsx', script, ...args]
const vitest = (name, ...projects) =>
  show([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${name}.json`,
  ])

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

const codes = {}
// The filling takes one of two cores for minutes: what needs neither it nor the build runs beside it.
say('the checks and the rules, and beside them the filling of a test database')
const filling = show(tsx('tests/support/fill-template.ts'))
codes.check = await show(tsx('scripts/check.ts', '--report', `${REPORTS}/check.json`))
codes.unit = await vitest('unit', 'unit', 'guards')
const filled = await filling
say('the operations, and beside them the build')
const [operations, built] = await Promise.all([
  filled === 0 ? vitest('operations', 'operations') : 1,
  show(tsx('scripts/build.ts')),
])
codes.operations = operations
say('the journeys')
codes.e2e =
  built === 0 && filled === 0
    ? await show(['node_modules/@playwright/test/cli.js', 'test'], { E2E_REPORT: `${REPORTS}/e2e.json` })
    : 1

const tallies = Object.entries(codes).map(([name, code]) => ({ name, ...tally(name, code) }))
say('')
for (const { name, passed, failed } of tallies) process.stdout.write(`  ${name}: ${passed} passed, ${failed} failed\n`)
const sum = (key) => tallies.reduce((total, each) => total + (each[key] ?? 0), 0)
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') === 0 ? 0 : 1)

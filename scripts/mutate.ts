import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/** Modules where a mistake costs most, and the unit tests that must catch it. */
interface Group {
  name: string
  mutate: string[]
  tests: string[]
}

/** A group runs only its own tests: a mutant in a module's constants repeats all of them. */
const GROUPS: readonly Group[] = [
  {
    name: 'page cache and invalidation',
    mutate: ['gateway/cache/{page-cache,content-changes,notifications}.ts'],
    tests: [
      'gateway/cache/{page-cache,page-cache-drop,content-changes-order,content-changes-renders,notifications.isolated}.test.ts',
    ],
  },
  { name: 'content security policy', mutate: ['gateway/http/csp.ts'], tests: ['gateway/http/csp.test.ts'] },
  {
    name: 'transactions and changed tags',
    mutate: ['src/platform/{tag-changes,transaction}.ts'],
    tests: ['src/platform/{tag-changes,transaction}.test.ts'],
  },
  {
    name: 'what a change of a project touches',
    mutate: ['src/features/catalogue/domain/project-snapshot.ts'],
    tests: ['src/features/catalogue/domain/project-snapshot.test.ts'],
  },
  {
    name: 'permissions',
    mutate: ['src/features/staff/domain/permissions.ts'],
    tests: ['src/features/staff/domain/{permissions,account-operations}.test.ts'],
  },
  {
    name: 'search filters',
    mutate: ['src/features/search/domain/index/filters.ts'],
    tests: ['src/features/search/domain/index/filters.test.ts', 'src/features/search/domain/ranking/match.test.ts'],
  },
  {
    name: 'redirects',
    mutate: ['src/features/routing/domain/{redirects,resolve,follow-redirects}.ts'],
    tests: [
      'src/features/routing/domain/{redirects,resolve,trace,editor-redirects,address-kinds}.test.ts',
      'src/features/routing/domain/{listing-addresses,story-addresses}.test.ts',
    ],
  },
]

/** `--only` names the groups to run, by a part of their name; `--concurrency` how many mutants run at a time. */
const { values } = parseArgs({
  options: { only: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
})

/** The share of mutants that some test must notice, in percent. */
const REQUIRED = 85

const MISSED = new Set(['Survived', 'NoCoverage'])
const NOTICED = new Set(['Killed', 'Timeout'])

interface Outcome {
  group: string
  noticed: number
  missed: number
  seconds: number
}

const share = ({ noticed, missed }: Pick<Outcome, 'noticed' | 'missed'>) =>
  noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed)

const row = (name: string, outcome: Pick<Outcome, 'noticed' | 'missed' | 'seconds'>) =>
  `${name.padEnd(36)} ${String(outcome.noticed).padStart(6)} ${String(outcome.missed).padStart(7)} ${share(outcome).toFixed(1).padStart(6)} % ${outcome.seconds.toFixed(0).padStart(6)} s\n`

async function mutate({ name, mutate: files, tests }: Group): Promise<Outcome> {
  process.env.MUTATION_TESTS = JSON.stringify(tests)
  const start = performance.now()
  const mutants = await new Stryker({
    testRunner: 'vitest',
    // Each group names its tests: to search for those related to a file would take longer than to run them.
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: files,
    ignorePatterns: [
      '.next',
      '.build',
      '.test',
      '.cache',
      '.data',
      'bench',
      'docs',
      'drill',
      'test-results',
      'tests',
      'public',
    ],
    tempDirName: '.test/mutation',
    concurrency: Number(values.concurrency),
    checkers: [],
    reporters: [],
    allowConsoleColors: false,
    fileLogLevel: 'off',
    logLevel: 'error',
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest()
  const missed = mutants.filter(({ status }) => MISSED.has(status))
  for (const { fileName, location, mutatorName, replacement } of missed)
    process.stdout.write(`  missed: ${fileName}:${location.start.line} ${mutatorName} → ${replacement ?? ''}\n`)
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length
  return { group: name, noticed, missed: missed.length, seconds: (performance.now() - start) / 1000 }
}

const outcomes: Outcome[] = []
for (const group of GROUPS.filter(({ name }) => name.includes(values.only ?? ''))) {
  outcomes.push(await mutate(group))
  process.stdout.write(row(group.name, outcomes.at(-1) as Outcome))
}
const sum = (key: 'noticed' | 'missed' | 'seconds') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
const total = { noticed: sum('noticed'), missed: sum('missed'), seconds: sum('seconds') }
process.stdout.write(`\n${'group'.padEnd(36)} noticed  missed  share    time\n`)
for (const outcome of outcomes) process.stdout.write(row(outcome.group, outcome))
process.stdout.write(row('all', total))
mkdirSync('.test/reports', { recursive: true })
writeFileSync('.test/reports/mutation.json', JSON.stringify({ outcomes, total }))
process.exit(share(total) < REQUIRED ? 1 : 0)

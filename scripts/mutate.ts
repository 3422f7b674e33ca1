import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
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
    mutate: ['src/platform/{cache/tag-changes,cache/reads,database/transaction}.ts'],
    tests: ['src/platform/{cache/tag-changes,cache/shared-read,database/transaction}.test.ts'],
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
  {
    name: 'booking: states, holds, guards, quota',
    mutate: [
      'src/features/booking/domain/{booking-states,hold,may-book,campaign,unnamed-holds,co-signing}.ts',
      'src/features/booking/domain/{payment-progress,way,refund-rules}.ts',
      'src/features/catalogue/domain/prices/foreign-quota.ts',
    ],
    tests: [
      'src/features/booking/domain/{booking-states,hold,may-book,campaign,unnamed-holds,co-signing}.test.ts',
      'src/features/booking/domain/{payment-progress,way,refund-rules}.test.ts',
      'src/features/catalogue/domain/prices/foreign-quota.test.ts',
    ],
  },
  {
    name: 'booking: who buys',
    mutate: ['src/features/booking/domain/{identity,read-identity}.ts'],
    tests: ['src/features/booking/domain/identity.test.ts'],
  },
  {
    name: 'readers of what people type',
    mutate: [
      'src/kernel/{form/email,form/identity-number,sign-in/mailed-code,form/plain-text,form/typed-amount,form/typed-digits,form/typed-position}.ts',
      'src/features/forms/domain/{read-person,read-phone}.ts',
    ],
    tests: [
      'src/kernel/{form/email,form/identity-number,sign-in/mailed-code,form/plain-text,form/typed-amount,form/typed-digits,form/typed-position}.test.ts',
      'src/features/forms/domain/{read-person,read-phone}.test.ts',
    ],
  },
  {
    name: 'payments',
    mutate: ['src/features/payments/domain/{charge,payment-states,slip,promptpay,payment-failure}.ts'],
    tests: ['src/features/payments/domain/{charge,payment-states,slip,counter-line,promptpay,payment-failure}.test.ts'],
  },
  {
    name: 'refunds',
    mutate: ['src/features/payments/domain/{refund,refund-states}.ts'],
    tests: ['src/features/payments/domain/{refund,refund-states}.test.ts'],
  },
  {
    name: 'members',
    mutate: [
      'src/features/members/domain/{challenge,session-life,standing,own-account,household,merge}.ts',
      'src/features/members/domain/{read-registration,read-profile,member-list,back-link}.ts',
    ],
    tests: ['src/features/members/domain/{member-rules,member-list,back-link,account-rules}.test.ts'],
  },
  {
    name: 'visits',
    mutate: ['src/features/visits/domain/{slots,appointment,read-visit,times-abroad}.ts'],
    tests: ['src/features/visits/domain/{slots,appointment,read-visit,times-abroad}.test.ts'],
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
  name: string
  noticed: number
  missed: number
  seconds: number
}

const share = ({ noticed, missed }: Pick<Outcome, 'noticed' | 'missed'>) =>
  noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed)

const row = ({ name, ...outcome }: Omit<Outcome, 'seconds'> & { seconds?: number }) =>
  `${name.padEnd(48)} ${String(outcome.noticed).padStart(6)} ${String(outcome.missed).padStart(7)} ${share(outcome).toFixed(1).padStart(6)} %${outcome.seconds === undefined ? '' : `${outcome.seconds.toFixed(0).padStart(7)} s`}\n`

const countOf = (mutants: readonly { status: string }[]) => ({
  noticed: mutants.filter(({ status }) => NOTICED.has(status)).length,
  missed: mutants.filter(({ status }) => MISSED.has(status)).length,
})

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
  for (const file of new Set(mutants.map(({ fileName }) => fileName))) {
    const own = mutants.filter(({ fileName }) => fileName === file)
    process.stdout.write(row({ name: `  ${relative('.', file).replace(/^src\/(features\/)?/, '')}`, ...countOf(own) }))
  }
  return { name, ...countOf(mutants), seconds: (performance.now() - start) / 1000 }
}

const outcomes: Outcome[] = []
for (const group of GROUPS.filter(({ name }) => name.includes(values.only ?? ''))) {
  outcomes.push(await mutate(group))
  process.stdout.write(row(outcomes.at(-1) as Outcome))
}
const sum = (key: 'noticed' | 'missed' | 'seconds') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
const total = { name: 'all', noticed: sum('noticed'), missed: sum('missed'), seconds: sum('seconds') }
process.stdout.write(`\n${'group'.padEnd(48)} noticed  missed  share    time\n`)
for (const outcome of outcomes) process.stdout.write(row(outcome))
process.stdout.write(row(total))
mkdirSync('.test/reports', { recursive: true })
writeFileSync('.test/reports/mutation.json', JSON.stringify({ outcomes, total }))
process.exit(share(total) < REQUIRED ? 1 : 0)

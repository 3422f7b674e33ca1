import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ADMIN, seededDatabase } from '../tests/support/databases'
import { type RunningSite, runSite } from '../tests/support/run-site'
import { measureBooking } from './booking'
import { measureCodeGuesses } from './code-guesses'
import { measureFlood } from './flood'
import { measureForms } from './forms'
import { measureGateway } from './gateway'
import { measureLargeProject } from './large-project'
import { measureLighthouse } from './lighthouse'
import { measureMemberSignIn } from './member-sign-in'
import { measureMemory, measureRender, measureWeights } from './pages'
import { measureRewrites } from './rewrites'
import { measureSalesDesk } from './sales-desk'
import { measureSearch } from './search/measure'
import { measureShortLinks } from './short-links'
import { measureSignIn } from './sign-in'
import { measureStreams } from './streams'
import { measureUncached } from './uncached'

const PORT = 3290
const NEED_THE_SITE = [
  'pages',
  'uncached',
  'gateway',
  'flood',
  'lighthouse',
  'rewrites',
  'sign-in',
  'members',
  'forms',
  'desk',
  'streams',
  'large',
]
const NEED_WRK = ['links', 'gateway']
const MEASURES = [...NEED_THE_SITE, 'search', 'links', 'booking', 'rush']

/** The measurements that need a running site. */
async function measureOn(
  site: RunningSite,
  databaseUrl: string,
  wanted: (name: string) => boolean,
  rounds: number,
): Promise<void> {
  if (wanted('pages')) {
    await measureMemory(site)
    await measureRender(site)
    await measureWeights(site)
  }
  if (wanted('sign-in')) await measureSignIn(site)
  if (wanted('members')) {
    await measureMemberSignIn(site, databaseUrl)
    await measureCodeGuesses(site, databaseUrl)
  }
  if (wanted('forms')) await measureForms(site)
  if (wanted('desk')) await measureSalesDesk(site, databaseUrl)
  if (wanted('streams')) await measureStreams(site)
  if (wanted('uncached')) await measureUncached(site, databaseUrl)
  if (wanted('large')) await measureLargeProject(site, databaseUrl)
  if (wanted('gateway')) await measureGateway(site)
  if (wanted('flood')) await measureFlood(site)
  if (wanted('lighthouse')) await measureLighthouse(site)
  if (wanted('rewrites')) await measureRewrites({ site, databaseUrl }, rounds)
}

/**
 * `npm run bench`: every figure of `docs/performance.md` in one run, each with its baseline. Absolute
 * times say little on a shared machine; the ratios are what counts. `--only` picks one of {@link MEASURES}, and can be
 * given again; `--rounds` is for the rewrites; `--failures` lists every query that the search did not answer as labelled.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      failures: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
    },
  })
  const unknown = values.only?.find((name) => !MEASURES.includes(name))
  if (unknown) throw new Error(`There is no benchmark called ${unknown}. There are: ${MEASURES.join(', ')}`)
  const wanted = (name: string) => !values.only || values.only.includes(name)
  if (wanted('search')) await measureSearch(values.failures)
  if (NEED_WRK.some(wanted) && !existsSync('/usr/bin/wrk'))
    throw new Error('The benchmarks need wrk and nginx: apt-get install -y wrk nginx-light')
  if (wanted('links')) await measureShortLinks()
  // The rush is the first part of it, and can be had alone.
  if (wanted('booking') || wanted('rush')) await measureBooking({ isRushAlone: !wanted('booking') })
  if (!NEED_THE_SITE.some(wanted)) return
  const database = await seededDatabase()
  const site = await runSite({
    port: PORT,
    databaseUrl: database.url,
    mediaFrom: database.templateDir,
    variables: {
      METRICS_PORT: '9290',
      ADMIN_EMAIL: ADMIN.email,
      // Sign-ins are measured from many networks.
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    },
  })
  try {
    await measureOn(site, database.url, wanted, Number(values.rounds))
  } finally {
    await site.stop()
    await database.drop()
  }
}

await main()
process.exit(0)

import { SESSION_COOKIE } from '@/features/members/domain/cookies'
import { adminToken } from '../tests/support/admin-session'
import { furnishedMember } from '../tests/support/furnished-member'
import type { RunningSite } from '../tests/support/run-site'
import { appOf, processorTime } from './app-process'
import { report } from './report'

/** What people look for; each is asked with other prices too, so that no question comes twice. */
const WORDS = ['ทองหล่อ', 'อารีย์', 'พระราม 9', 'เอกมัย', 'สองห้องนอน', 'noble', 'nue', 'คอนโดใกล้bts', '', 'ลาดพร้าว']
const HOMES = [
  'noble-atelier-thonglor',
  'noble-lumen-phromphong',
  'noble-meridian-asoke',
  'noble-vesper-ploenchit',
  'nue-pulse-ladprao',
  'nue-tide-thonburi',
]
/**
 * Requests for each kind of page in one round, and before the first: what holds on one core for longer than a moment is
 * asked. With 40, V8 had not yet compiled what is hot, and a page cost a fifth to a half more.
 */
const PAGES = 300
const ROUNDS = 3
/** The nth question of a run. */
function question(n: number): URLSearchParams {
  const keyword = WORDS[n % WORDS.length] ?? ''
  const to = 3_000_000 + n * 10_000
  return new URLSearchParams({ ...(keyword && { keyword }), price: `0-${to}` })
}

function shortlist(n: number): string {
  const rotated = [...HOMES.slice(n % HOMES.length), ...HOMES.slice(0, n % HOMES.length)]
  return `/th/shortlist?homes=${rotated.slice(0, 4).join(',')}`
}

/** The addresses of each kind of page, by number. `api/search` is what a page is measured against. */
const KINDS: Readonly<Record<string, (n: number) => string>> = {
  'api/search': (n) => `/api/search?${question(n)}&lang=th`,
  'search results': (n) => `/th/search-result?${question(n)}`,
  'nothing found': (n) => `/th/search-result?keyword=qqq${n}`,
  'results on a map': (n) => `/th/search-result?${question(n)}&view=map`,
  shortlist,
  'home page, preview': () => '/th/home/preview',
  'project, preview': (n) => `/th/condominium/${HOMES[n % HOMES.length]}/preview`,
  success: (n) => `/th/success?form=ask&n=${n}`,
  'account, signed in': () => '/th/account-setting',
}

interface Cost {
  ms: number
  bytes: number
}

/**
 * Processor time of the app for a page made anew, of each kind in turn in one run, beside the search alone. The app is
 * asked directly: nothing of it is kept, and no limit counts.
 */
export async function measureUncached(site: RunningSite, databaseUrl: string): Promise<void> {
  const { pid: app, url: appUrl } = appOf(site)
  const { token } = await furnishedMember(databaseUrl, `bench-account-${Date.now()}@test.example`)
  // Drafts are shown to staff only, and an account to its member.
  const headers = {
    authorization: `JWT ${await adminToken(site.url)}`,
    cookie: `${SESSION_COOKIE}=${token}`,
  }
  let n = 0
  const ask = async (addressOf: (n: number) => string): Promise<number> => {
    n += 1
    const answer = await fetch(appUrl + addressOf(n), { headers })
    if (answer.status !== 200) throw new Error(`${addressOf(n)} answered ${answer.status}`)
    return (await answer.arrayBuffer()).byteLength
  }
  const costs = new Map<string, Cost[]>(Object.keys(KINDS).map((kind) => [kind, []]))
  for (const addressOf of Object.values(KINDS)) for (let i = 0; i < PAGES; i += 1) await ask(addressOf)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, addressOf] of Object.entries(KINDS)) {
      const before = processorTime(app)
      let bytes = 0
      for (let i = 0; i < PAGES; i += 1) bytes += await ask(addressOf)
      costs.get(kind)?.push({ ms: (processorTime(app) - before) / PAGES, bytes: bytes / PAGES })
    }
  }
  const best = (kind: string) => Math.min(...(costs.get(kind) ?? []).map(({ ms }) => ms))
  const search = best('api/search')
  report(`A page made anew, processor time of the app (best of ${ROUNDS} rounds of ${PAGES})`, [
    ['', 'ms', 'a second on one core', 'against the search alone', 'KB'],
    ...Object.keys(KINDS).map((kind) => [
      kind,
      best(kind),
      1000 / best(kind),
      best(kind) / search,
      Math.round((costs.get(kind)?.at(-1)?.bytes ?? 0) / 1024),
    ]),
  ])
}

import { get } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { postedForm } from '../../tests/support/posted-form'
import { Buyer, type Market } from '../booking/buyer'
import { ask, formBody } from '../visitors'

const PROJECT = 'noble-vesper-ploenchit'
const MAX_MAIL_MS = 60_000
const MAX_BOOKING_MS = 180_000
const MAX_NEWS_MS = 10_000

/** What a visitor met, and whether it was what they came for. */
export interface Met {
  what: string
  isFine: boolean
  told: string
}

/** Waits until something is there, or the time is over. */
async function until<Value>(patienceMs: number, read: () => Value | undefined): Promise<Value | undefined> {
  for (const end = Date.now() + patienceMs; ; await sleep(100)) {
    const value = read()
    if (value !== undefined || Date.now() > end) return value
  }
}

async function openPages(site: string): Promise<Met[]> {
  const home = await ask(`${site}/en/home`, {})
  const isBehindBoth =
    home.headers['x-varnish'] !== undefined && home.headers['strict-transport-security'] !== undefined
  const project = await ask(`${site}/en/condominium/${PROJECT}`, {})
  return [
    { what: 'the home page, by TLS and the cache', isFine: home.seen === 200 && isBehindBoth, told: `${home.seen}` },
    {
      what: 'a project, with the form to ask',
      isFine: project.seen === 200 && project.body.includes('name="project"'),
      told: `${project.seen}`,
    },
  ]
}

/** Listens to the homes of a project for as long as the rest takes. */
function openNews(site: string, authority: string) {
  let text = ''
  const request = get(`${site}/api/availability/${PROJECT}/stream`, { ca: authority, agent: false }, (response) => {
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      text += part
    })
    response.on('error', () => undefined)
  })
  request.on('error', () => undefined)
  return { heard: () => text, close: () => request.destroy() }
}

/** Signs in with a code by mail, without scripts. */
async function signIn({ site, mail }: Market): Promise<Met> {
  const email = `member-${Date.now()}@drill.example`
  const what = 'signing in with a code by mail'
  let cookie = ''
  const send = async (path: string, html: string, marker: string, typed: Record<string, string>) => {
    const { body, headers } = await formBody(postedForm(html, marker, typed))
    const all = { ...headers, Origin: site, ...(cookie && { Cookie: cookie }) }
    const answer = await ask(new URL(path, site).href, { method: 'POST', headers: all, body })
    cookie = answer.cookie || cookie
    return answer
  }
  const login = await ask(`${site}/en/register/login`, {})
  const asked = await send('/en/register/login', login.body, 'id="sign-in-email"', { email })
  const code = await until(MAX_MAIL_MS, () => mail.arrived.find(({ to, code }) => to === email && code)?.code)
  if (!code) return { what, isFine: false, told: `no code came (the form answered ${asked.seen} ${asked.location})` }
  const page = await ask(new URL(asked.location, site).href, { headers: { Cookie: cookie } })
  const entered = await send(asked.location, page.body, 'id="code-code"', { code })
  const isIn = entered.seen === 303 && !entered.location.includes('activation')
  return { what, isFine: isIn, told: `${entered.seen} ${entered.location}` }
}

async function book(market: Market): Promise<Met> {
  const buyer = new Buyer(market)
  await Promise.race([buyer.goOn(), sleep(MAX_BOOKING_MS, undefined, { ref: false }).then(() => buyer.leave())])
  return {
    what: 'a booking, from the hold to its receipt',
    isFine: buyer.isDone,
    told: `${[...buyer.promised].join(', ')}; requests without an answer: ${buyer.faults}`,
  }
}

/** One visitor's way through everything, with what they hear meanwhile of the home that they book. */
export async function journey(market: Market, unit: number, authority: string): Promise<Met[]> {
  const news = openNews(market.site, authority)
  try {
    const met = [...(await openPages(market.site)), await signIn(market), await book(market)]
    const said = await until(MAX_NEWS_MS, () => (news.heard().includes(`"${unit}"`) ? 'the home it books' : undefined))
    const ready = await ask(`${market.site}/readyz`, {})
    return [
      ...met,
      { what: 'news of homes, as they change', isFine: said !== undefined, told: said ?? news.heard().slice(0, 200) },
      { what: '/readyz, which proves that changes arrive', isFine: ready.body === 'ok\n', told: ready.body.trim() },
    ]
  } finally {
    news.close()
  }
}

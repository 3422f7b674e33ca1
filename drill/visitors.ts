import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** How long a visitor waits for an answer, in milliseconds. */
const PATIENCE_MS = 90_000

const PAGE = '/en/condominium/noble-vesper-ploenchit'

/** What a visitor sees after pressing the button: a status, or how the connection ended. */
export type Seen = number | 'cut' | 'refused' | 'no answer'

interface Answer {
  seen: Seen
  body: string
  cookie: string
  /** Where a redirect leads, as a browser without scripts reads it or as Next's client does; empty without one. */
  location: string
  headers: IncomingHttpHeaders
}

interface Asked {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: Buffer
  patienceMs?: number
}

let authority: string | undefined

/** Has visitors trust the certificate of a site that they reach by TLS; none any more with `undefined`. */
export const trustAuthority = (certificate: string | undefined): void => {
  authority = certificate
}

/** A form as it is sent, with the headers that say so. */
export async function formBody(
  fields: Readonly<Record<string, string>>,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const encoded = new Response(data)
  const body = Buffer.from(await encoded.arrayBuffer())
  const type = encoded.headers.get('content-type') ?? ''
  return { body, headers: { 'Content-Type': type, 'Content-Length': String(body.length) } }
}

/** One request on a connection of its own. Never rejects. */
export function ask(url: string, { method = 'GET', headers, body, patienceMs = PATIENCE_MS }: Asked): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (seen: Seen, text = '', cookie = '', location = '', told: IncomingHttpHeaders = {}) =>
      resolve({ seen, body: text, cookie, location, headers: told })
    const open = url.startsWith('https:') ? httpsRequest : httpRequest
    const options = { method, headers, agent: false, timeout: patienceMs, ca: authority }
    const request = open(url, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => end('cut'))
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? ''
        const seen = response.complete ? (response.statusCode ?? 0) : 'cut'
        const led = String(response.headers['x-action-redirect'] ?? '').replace(/;\w+$/, '')
        end(seen, Buffer.concat(parts).toString('utf8'), cookie, response.headers.location ?? led, response.headers)
      })
    })
    request.on('timeout', () => {
      end('no answer')
      request.destroy()
    })
    request.on('error', (error: NodeJS.ErrnoException) => end(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'))
    request.end(body)
  })
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** The form of a project page as a browser without JavaScript knows it. */
export interface OpenedForm {
  hidden: readonly (readonly [string, string])[]
  cookie: string
}

/** Reads the hidden fields of the form, and the cookie that says since when it is open. */
export async function openForm(site: string): Promise<OpenedForm> {
  const page = await ask(site + PAGE, {})
  const form = page.body.split('<form').find((part) => part.includes('name="project"'))
  if (!form) throw new Error(`The page of the project has no form (it answered ${page.seen}).`)
  const hidden = (form.split('</form>')[0] ?? '').match(/<input[^>]*type="hidden"[^>]*>/g) ?? []
  const valueIn = (tag: string, name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
  const { cookie } = await ask(`${site}/api/forms/opened`, {})
  return { hidden: hidden.map((tag) => [valueIn(tag, 'name'), valueIn(tag, 'value')] as const), cookie }
}

/** The address of somebody in a network of their own, so that none meets the limits of another. */
export const someNetwork = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`

/** Sends the form for one person, as a browser without JavaScript does. A 303 is the promise that it is kept. */
export async function sendLead(site: string, { hidden, cookie }: OpenedForm, email: string): Promise<Seen> {
  const typed = { name: 'Mei Lin', phone: '081 234 5678', email, wish: 'visit', message: 'A drill', website: '' }
  const form = await formBody({ ...Object.fromEntries(hidden), ...typed, consent_answer: 'on' })
  const headers = {
    ...form.headers,
    Cookie: cookie,
    Origin: site,
    // Every visitor has an own network, so that none meets the limits of another.
    'X-Forwarded-For': someNetwork(),
  }
  return (await ask(site + PAGE, { method: 'POST', headers, body: form.body })).seen
}

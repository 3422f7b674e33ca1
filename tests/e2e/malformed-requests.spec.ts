import { request as send } from 'node:http'
import { expect, sharedSite, test } from '../support/journey'

interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

let sender = 0

/** Sends a request as it stands, from a network of its own. Answers the status and the text. */
function ask({ method, path, headers, body }: Sent): Promise<{ status: number; text: string }> {
  sender += 1
  const from = { 'X-Forwarded-For': `10.77.${sender >> 8}.${sender & 255}` }
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(sharedSite().url)
    const outgoing = send({ host: hostname, port, method, path, headers: { ...from, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
      answer.once('error', reject)
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

const PAGES = ['/en/search-result', '/en/newsletter', '/en/blog/x/preview', '/admin/login']
const CALLS = ['/api/staff/login', '/api/media', '/api/leads', '/api/search/voice?lang=en']

const ROUTER_HEADERS: Record<string, string>[] = [
  { RSC: '1', 'Next-Router-State-Tree': 'x' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%5D' },
  { RSC: '1', 'Next-Router-State-Tree': '%E0%A4%A' },
  { RSC: '1', 'Next-Router-State-Tree': encodeURIComponent('["",{"children":["x",{}]},null,"other"]') },
  { RSC: '1', 'Next-Router-State-Tree': encodeURIComponent('["no-such-page",{"children":["x",{}]},null,"refetch"]') },
  { RSC: '1', 'Next-Router-Prefetch': '9' },
  { RSC: '1', 'Next-Router-Segment-Prefetch': '../../x' },
  { RSC: '1', 'Next-Router-Segment-Prefetch': '/no/such/segment' },
  { RSC: 'x' },
  { 'Next-Action': 'x' },
  { 'Next-Url': '\u00ff' },
  { Accept: '*'.repeat(900), 'Accept-Encoding': 'br;q=x,,;', 'Accept-Language': '-,;q=' },
  { Range: 'bytes=9-1', 'If-None-Match': '"', 'If-Modified-Since': 'never' },
  { Cookie: 'staff-token=x; form_opened=%E0%A4%A; adsrcid=%' },
  { Authorization: 'JWT x.y.z' },
  { 'X-Payload-HTTP-Method-Override': 'GET' },
  { Referer: 'not an address', Origin: 'not an address' },
]

const FORM = 'multipart/form-data; boundary=b'
const part = (name: string, value: string, extra = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`
const OWN = () => ({ Origin: sharedSite().url })

/** [content type, body], each broken in one way. */
const BODIES: readonly (readonly [string, string])[] = [
  ['multipart/form-data', ''],
  [FORM, ''],
  [FORM, '--b--'],
  [FORM, '--b\r\n'],
  [FORM, part('a', 'b')],
  [FORM, `${part('', '')}--b--\r\n`],
  [FORM, '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
  [FORM, '--b\r\nno header\r\n\r\nx\r\n--b--\r\n'],
  [FORM, `${part('$ACTION_REF_1', '')}--b--\r\n`],
  [FORM, `${part('$ACTION_ID_40', '')}--b--\r\n`],
  [FORM, `${part('$ACTION_1:0', '{"id":"x","bound":null}')}${part('$ACTION_REF_1', '')}--b--\r\n`],
  [FORM, `${part('_payload', '{')}--b--\r\n`],
  [FORM, `${part('file', 'x', '; filename="x.png"')}--b--\r\n`],
  ['text/plain;charset=UTF-8', '{'],
  ['text/plain;charset=UTF-8', '["$F1"]'],
  ['application/json', '{'],
  ['application/json', '{"url":"http://127.0.0.1/x.png"}'],
  ['application/json', '[null]'],
  ['application/json', '"\ud800"'],
  ['application/x-www-form-urlencoded', '%E0%A4%A=%'],
  ['x', 'x'],
]

/** Ids of server actions that do not exist. */
const ACTIONS = ['x', '40'.padEnd(42, 'a')]

const REQUESTS: Sent[] = [
  ...[...PAGES, ...CALLS].flatMap((path) => ROUTER_HEADERS.map((headers) => ({ method: 'GET', path, headers }))),
  ...[...PAGES, ...CALLS].flatMap((path) =>
    BODIES.map(([type, body]) => ({ method: 'POST', path, headers: { 'Content-Type': type }, body })),
  ),
  ...ACTIONS.flatMap((action) =>
    BODIES.map(([type, body]) => ({
      method: 'POST',
      path: '/en/newsletter',
      headers: { 'Content-Type': type, 'Next-Action': action },
      body,
    })),
  ),
]

test('no malformed request of a stranger is answered as an error of ours', async () => {
  const failed: string[] = []
  for (const one of REQUESTS) {
    const headers = { ...(one.method === 'POST' ? OWN() : {}), ...one.headers }
    const { status } = await ask({ ...one, headers })
    if (status >= 500) failed.push(`${status} ${one.method} ${one.path} ${JSON.stringify([one.headers, one.body])}`)
  }
  expect(failed).toEqual([])
  expect(REQUESTS.length).toBeGreaterThan(200)
})

import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentSystem } from '../support/content-system'
import { callStaffApi } from '../support/staff-calls'
import { enrolled } from '../support/staff-people'

type Answer = (error: null, address: { address: string; family: number }[]) => void

let listener: Server
let cookies = ''
let picture = 0
const calls: string[] = []
const lookups: string[] = []

/** A name that is public when Payload checks it and this machine when it is called: what its own guard cannot see. */
const rebound = () => {
  let asked = 0
  return {
    get address() {
      asked += 1
      return asked === 1 ? '8.8.8.8' : '127.0.0.1'
    },
    family: 4,
  }
}

const port = () => (listener.address() as AddressInfo).port

beforeAll(async () => {
  listener = createServer((request, response) => {
    calls.push(request.url ?? '')
    response.end('x')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const module = pathToFileURL(createRequire(import.meta.url).resolve('payload')).href.replace(/index\.js$/, '')
  const { _internal_safeFetchGlobal } = await import(/* @vite-ignore */ `${module}uploads/safeFetch.js`)
  vi.spyOn(_internal_safeFetchGlobal, 'lookup').mockImplementation((...all: unknown[]) => {
    lookups.push(String(all[0]))
    ;(all[2] as Answer)(null, [rebound()])
  })
  cookies = (await enrolled('admin')).cookies
  const data = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  const file = { name: 'own.png', data, size: data.length, mimetype: 'image/png' }
  picture = (await (await contentSystem()).create({ collection: 'media', data: { alt: 'a colour' }, file })).id
})

beforeEach(() => {
  calls.length = 0
  lookups.length = 0
})

afterAll(async () => {
  vi.restoreAllMocks()
  await (await contentSystem()).delete({ collection: 'media', id: picture })
  listener.close()
})

describe('a picture that is sent as an address makes the server call nothing', () => {
  const sent = (url: string) => ({ url, filename: 'x.png' })

  it.each([
    ['by its number', () => sent(`http://127.0.0.1:${port()}/a.png`)],
    ['by a public name', () => sent(`http://pictures.example:${port()}/b.png`)],
    ['by a path', () => sent('/api/staff/me')],
  ])('%s', async (_, body) => {
    expect((await callStaffApi('POST', 'media', { cookies, body: body() })).status).toBe(400)
    expect([calls, lookups]).toEqual([[], []])
  })

  it('nor as the copy of another', async () => {
    const body = sent(`http://pictures.example:${port()}/c.png`)
    expect((await callStaffApi('POST', `media/${picture}/duplicate`, { cookies, body })).status).toBe(400)
    expect([calls, lookups]).toEqual([[], []])
  })

  it('nor as a change, nor as one that is pasted', async () => {
    const url = `http://pictures.example:${port()}/d.png`
    await callStaffApi('PATCH', `media/${picture}?uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=1`, {
      cookies,
      body: sent(url),
    })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const pasted = await callStaffApi('GET', `media/paste-url?src=${encodeURIComponent(url)}`, { cookies, headers })
    expect(pasted.status).toBe(400)
    expect([calls, lookups]).toEqual([[], []])
  })
})

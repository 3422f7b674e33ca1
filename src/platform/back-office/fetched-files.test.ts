import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchNothing } from './fetched-files'

type Answer = (error: null, address: { address: string; family: number }[]) => void

const calls: string[] = []
const lookups: string[] = []
let listener: Server
let fetchFile: (args: object) => Promise<unknown>

/** A name that is public when Payload checks it and this machine when it is called: what its own guard cannot see. */
function rebound() {
  const addresses = ['8.8.8.8', '127.0.0.1']
  return {
    get address() {
      return (addresses.length > 1 ? addresses.shift() : addresses[0]) ?? ''
    },
    family: 4,
  }
}

/** A module of Payload that it does not export, on the path that every file sent as an address takes. */
const internal = async (path: string) =>
  import(/* @vite-ignore */ new URL(path, pathToFileURL(createRequire(import.meta.url).resolve('payload'))).href)

beforeAll(async () => {
  listener = createServer((request, response) => {
    calls.push(request.url ?? '')
    response.end('x')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { _internal_safeFetchGlobal } = await internal('./uploads/safeFetch.js')
  vi.spyOn(_internal_safeFetchGlobal, 'lookup').mockImplementation((...all: unknown[]) => {
    lookups.push(String(all[0]))
    ;(all[2] as Answer)(null, [rebound()])
  })
  fetchFile = (await internal('./uploads/getExternalFile.js')).getExternalFile
})

beforeEach(() => {
  calls.length = 0
  lookups.length = 0
})

afterAll(() => {
  vi.restoreAllMocks()
  listener.close()
})

const fetched = (url: string, externalFileHeaderFilter?: typeof fetchNothing) =>
  fetchFile({
    data: { url, filename: 'x.png' },
    req: {
      url: 'http://localhost/api/media',
      headers: new Headers({ host: `127.0.0.1:${portOf(listener)}` }),
      payload: { config: { cookiePrefix: 'staff' } },
    },
    uploadConfig: { pasteURL: false, externalFileHeaderFilter },
  })

const portOf = (server: Server) => (server.address() as AddressInfo).port

describe('a file that is sent as an address', () => {
  it.each([
    ['by its number', () => `http://127.0.0.1:${portOf(listener)}/a.png`],
    ['by a name', () => `http://pictures.example:${portOf(listener)}/b.png`],
    ['by a path', () => '/c.png'],
  ])('makes the server look up and call nothing: %s', async (_, url) => {
    await expect(fetched(url(), fetchNothing)).rejects.toMatchObject({ status: 400 })
    expect([lookups, calls]).toEqual([[], []])
  })

  it('would be fetched by Payload itself', async () => {
    await fetched(`http://pictures.example:${portOf(listener)}/d.png`)
    expect(calls).toEqual(['/d.png'])
  })
})

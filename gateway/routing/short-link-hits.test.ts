import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '../database'
import { openEcho, type TestGateway } from '../test-gateway'
import { isVisit } from './short-link-hits'

let gateway: TestGateway | undefined
afterEach(async () => {
  await gateway?.close()
  gateway = undefined
})

const LINKS = { sale24: '/promotion?utm_source=print#box', 'expo/ari': 'https://forms.example.com/expo' }
const ENV = { ALLOWED_HOSTS: 'forms.example.com' }

describe('hit counting', () => {
  test.each([
    [
      'a phone',
      'GET',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      true,
    ],
    ['a visitor who says nothing', 'GET', undefined, true],
    ['a visitor who only looks at the head', 'HEAD', 'Mozilla/5.0', false],
    ['a search engine', 'GET', 'Mozilla/5.0 (compatible; Googlebot/2.1)', false],
    ['the preview of a chat', 'GET', 'facebookexternalhit/1.1', false],
    ['a command', 'GET', 'curl/8.5', false],
  ])('of %s', (_, method, agent, isCounted) =>
    expect(isVisit({ method, headers: { 'user-agent': agent } })).toBe(isCounted),
  )

  /** A database that adds up the hits written to it; `statements` has what it was given. */
  const counting = () => {
    const statements: (readonly unknown[][])[] = []
    const hits: Record<string, number> = {}
    const database: Database = {
      query: async (text, values = []) => {
        if (!text.startsWith('UPDATE')) throw new Error('away')
        statements.push(values as unknown[][])
        const [codes, counts] = values as [string[], number[]]
        for (const [at, code] of codes.entries()) hits[code] = (hits[code] ?? 0) + (counts[at] ?? 0)
        return { rows: [] }
      },
      close: async () => undefined,
    }
    return { statements, hits, database }
  }

  test('hits are written on shutdown and hold nothing about the visitor', async () => {
    const { statements, hits, database } = counting()
    gateway = await openEcho({ links: LINKS, env: ENV, database })
    for (const url of ['/sale24', '/en/sale24', '/expo/ari']) await gateway.get(url, { 'user-agent': 'Mozilla/5.0' })
    await gateway.get('/sale24', { 'user-agent': 'somebot' })
    await gateway.send('HEAD', '/sale24')
    await gateway.send('POST', '/short-url', { 'content-type': 'application/json' }, '{"short_url":"/sale24"}')
    await gateway.stop()
    expect(hits).toEqual({ sale24: 2, 'expo/ari': 1 })
    for (const values of statements)
      expect(values).toEqual([expect.any(Array), expect.any(Array), values[2]?.map(() => expect.any(Date))])
  })
})

import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { consumeToken } from './rate-limit'

it('creates no table: the first two clients of a new site would hinder each other', async () => {
  const asked: string[] = []
  const query = async ({ text }: { text: string }) => {
    asked.push(text)
    return { rows: [{ points: 1, expire: Date.now() + 60_000 }] }
  }
  const payload = { db: { pool: { query } } } as unknown as Payload
  const both = ['one', 'two'].map((name) => consumeToken(payload, `test-${name}`, '192.0.2.1', 5, 60))
  expect(await Promise.all(both)).toEqual([true, true])
  expect(asked.filter((text) => /create/i.test(text))).toEqual([])
})

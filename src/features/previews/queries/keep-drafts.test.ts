import { expect, test } from 'vitest'
import type { Context } from '@/platform/database/context'
import { cacheDrafts } from './keep-drafts'

const ctx = {} as Context
const draft = { collection: 'projects', id: 1, locale: 'th', savedAt: '2026-11-27T03:00:00.000Z', stamp: 'a' } as const

test('a draft is read once for each stamp, document and language, and nobody can change it', async () => {
  const reads: string[] = []
  const kept = cacheDrafts('once', async (_ctx, { id, locale, stamp }) => {
    reads.push([id, locale, stamp].join(' '))
    return { title: stamp, parts: [{ text: 'x' }] }
  })
  const first = await kept(ctx, draft)
  expect(await kept(ctx, { ...draft })).toBe(first)
  expect(Object.isFrozen(first?.parts[0])).toBe(true)
  expect(await kept(ctx, { ...draft, stamp: 'b' })).toMatchObject({ title: 'b' })
  await kept(ctx, { ...draft, id: 2 })
  await kept(ctx, { ...draft, locale: 'en' })
  expect(reads).toEqual(['1 th a', '1 th b', '2 th a', '1 en a'])
})

test('what is gone or cannot be read is asked for again', async () => {
  const answers = [() => null, () => Promise.reject(new Error('the database is away')), () => ({ title: 'x' })]
  const kept = cacheDrafts('gone', async () => answers.shift()?.() ?? null)
  expect(await kept(ctx, draft)).toBeNull()
  await expect(kept(ctx, draft)).rejects.toThrow('the database is away')
  expect(await kept(ctx, draft)).toEqual({ title: 'x' })
})

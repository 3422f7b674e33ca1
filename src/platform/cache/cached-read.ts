import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { CacheTag } from '@/kernel/cache/cache-tags'
import type { Context } from '../database/context'
import { anonymousContext } from '../database/payload'
import { readOnce } from './reads'

/**
 * A read shared by pages: cached until one of its tags is invalidated, and executed once per page render. `tags`
 * receives the arguments of the read. The result must be plain data; until then every caller gets the same object, which
 * cannot be changed.
 */
export function cachedRead<Args extends readonly (string | number)[], Value>(
  name: string,
  read: (ctx: Context, ...args: Args) => Promise<Value>,
  tags: (args: NoInfer<Args>) => CacheTag[] = () => [],
): (...args: Args) => Promise<Value> {
  return cache(async (...args: Args) => {
    const all: CacheTag[] = ['site', ...tags(args)]
    const readNow = () => readOnce([name, ...args], all, async () => read(await anonymousContext(), ...args))
    let value: Promise<Value> | null = null
    await tagPage(all, () => {
      value = readNow()
      return value
    })
    return value ?? readNow()
  })
}

/**
 * Gives the page that is being rendered these tags, so that it is dropped with what it shows. Next has no other way than a
 * value in its own data cache. Nothing is ever taken from there: it holds that there is something, never what.
 */
const tagPage = (tags: CacheTag[], read: () => Promise<unknown>) =>
  unstable_cache(
    async () => {
      await read()
      return true
    },
    ['tags of a page', ...tags],
    { tags, revalidate: false },
  )()

import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { CacheTag } from '@/kernel/cache-tags'
import type { Context } from './context'
import { keepValue, keptValue, replaceValue } from './kept-values'
import { anonymousContext } from './payload'
import { readUnchanged } from './tag-changes'

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
    const readNow = () => readUnchanged(all, async () => plain(await read(await anonymousContext(), ...args)))
    // Next keeps texts and would parse the whole value for each page: it keeps the number of the value.
    const number = await unstable_cache(async () => keepValue(await readNow()), [name, ...args.map(String)], {
      tags: all,
      revalidate: false,
    })()
    const box = keptValue(number)
    if (box) return box.value as Value
    const value = await readNow()
    replaceValue(number, value)
    return value
  })
}

/** As Next's cache would return it. */
const plain = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value)

import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { Context } from './context'
import { publicContext } from './payload'
import { readUnchanged } from './tag-changes'

/**
 * A read that pages share: made once, kept until one of its tags is announced, and asked only once within one
 * page. `tags` gets the arguments of the read. What it returns must survive JSON.
 */
export function cachedRead<Args extends readonly (string | number)[], Value>(
  name: string,
  read: (ctx: Context, ...args: Args) => Promise<Value>,
  tags: (args: NoInfer<Args>) => string[] = () => [],
): (...args: Args) => Promise<Value> {
  return cache((...args: Args) => {
    const all = ['site', ...tags(args)]
    return unstable_cache(
      () => readUnchanged(all, async () => read(await publicContext(), ...args)),
      [name, ...args.map(String)],
      { tags: all, revalidate: false },
    )()
  })
}

import type { CacheTag } from '@/kernel/cache/cache-tags'
import type { Context } from '../database/context'
import { readOnce } from './reads'

/**
 * A read that several cached reads are made of, such as the cards of all projects: executed once until one of its tags is
 * invalidated in this process. The result must be plain data; every caller gets the same object, which cannot be changed.
 * For queries only, as operations must see what their own transaction wrote; a cached read that uses it must be
 * invalidated whenever this read is.
 */
export function sharedRead<Args extends readonly (string | number)[], Value>(
  name: string,
  read: (ctx: Context, ...args: Args) => Promise<Value>,
  tags: readonly CacheTag[] = [],
): (ctx: Context, ...args: Args) => Promise<Value> {
  const all: CacheTag[] = ['site', ...tags]
  return (ctx, ...args) => readOnce([`shared ${name}`, ...args], all, () => read(ctx, ...args))
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { isValidElement, type ReactNode } from 'react'
import type { CacheTag } from '@/kernel/cache/cache-tags'
import { recordChanges } from '@/platform/cache/tag-changes'

/** One query of a cached read to Payload. */
export interface Question {
  /** The tags of the read. */
  tags: readonly CacheTag[]
  collection: string
  /** The selected fields; null for all. */
  fields: readonly string[] | null
}

const reading = new AsyncLocalStorage<readonly CacheTag[]>()
let tags = new Set<CacheTag>()
let questions: Question[] = []

type Method = (options: { collection?: string; slug?: string; select?: object }) => Promise<unknown>

/** Replaces Next's cache by one that stores nothing. Records the tags of each read and the queries to Payload. */
export function watchReads(payload: object): () => void {
  Object.assign(globalThis, {
    __incrementalCache: {
      isOnDemandRevalidate: false,
      generateSimpleCacheKey: async (key: string) => key,
      get: async (_key: string, read: { tags: CacheTag[] }) => {
        for (const tag of read.tags) tags.add(tag)
        reading.enterWith(read.tags)
        return null
      },
      set: async () => undefined,
    },
  })
  const methods = payload as Record<string, Method>
  const names = ['find', 'findByID', 'findGlobal', 'count']
  const before = names.map((name) => [name, methods[name] as Method] as const)
  for (const [name, method] of before) {
    methods[name] = (options) => {
      const within = reading.getStore()
      const collection = options.collection ?? options.slug ?? ''
      const fields = options.select ? Object.keys(options.select) : null
      if (within) questions.push({ tags: within, collection, fields })
      return method.call(payload, options)
    }
  }
  return () => {
    for (const [name, method] of before) methods[name] = method
  }
}

/** The tags and queries of the cached reads of some work. */
export async function readsOf(work: () => Promise<unknown>): Promise<{ tags: CacheTag[]; questions: Question[] }> {
  tags = new Set()
  questions = []
  // What an earlier run shared would hide what this one asks.
  recordChanges(['site'])
  // Each run has its own context, so that late reads of one are not counted for the next.
  await reading.exit(work)
  return { tags: [...tags].sort(), questions }
}

type Component = (props: unknown) => ReactNode | Promise<ReactNode>

/** Runs the async server components in a page's output. The others are not needed. */
export async function runComponents(node: unknown): Promise<void> {
  if (Array.isArray(node)) {
    for (const one of node) await runComponents(one)
  } else if (isValidElement<Record<string, unknown>>(node)) {
    const isAsync = typeof node.type === 'function' && node.type.constructor.name === 'AsyncFunction'
    if (isAsync) await runComponents(await (node.type as unknown as Component)(node.props))
    for (const prop of Object.values(node.props)) await runComponents(prop)
  }
}

import { text } from 'node:stream/consumers'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { createElement, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { enableReads } from './disable-cache'

/** Next's cache outside a server: what was read once is kept, for tests that change nothing. */
export function keepReads(): void {
  enableReads()
  const kept = new Map<string, unknown>()
  Object.assign(globalThis, {
    __incrementalCache: {
      isOnDemandRevalidate: false,
      generateSimpleCacheKey: async (key: string) => key,
      get: async (key: string) => (kept.has(key) ? { isStale: false, value: kept.get(key) } : null),
      set: async (key: string, value: unknown) => void kept.set(key, value),
    },
  })
}

const nothing = () => undefined
const ROUTER = { back: nothing, forward: nothing, refresh: nothing, push: nothing, replace: nothing, prefetch: nothing }

/** The markup of a page or a component, with its async parts, as a browser without scripts gets it. */
export async function markupOf(node: ReactNode): Promise<string> {
  const whole = createElement(AppRouterContext.Provider, { value: ROUTER as never }, node)
  const { prelude } = await prerenderToNodeStream(whole, { onError: nothing })
  return text(prelude)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': '’' }

/** What is read of markup, line by line: the text of each block, without what keeps words together. */
export function linesOf(markup: string): string[] {
  return markup
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->|<\/?(?:span|wbr|strong|em|b|i)\b[^>]*>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[\u200b\u2060]/g, '')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

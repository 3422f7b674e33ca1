import type { NextConfig } from 'next'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '@/features/routing/domain/routes'
import type { Route } from '@/kernel/route'

const A_YEAR = 31_536_000

// A JavaScript file without types.
const CONFIG = '../../next.config.mjs'
const { default: config } = (await import(CONFIG)) as { default: NextConfig }

const sources = ((await config.headers?.()) ?? [])
  .flatMap(({ source, headers }) => {
    const seconds = headers.flatMap(({ value }) => /^s-maxage=(\d+)$/.exec(value)?.[1] ?? []).map(Number)
    return seconds.map((life) => ({ source, life }))
  })
  .map(({ source, life }) => ({
    source,
    life,
    // Its patterns use only `:name`, a single segment.
    matches: new RegExp(`^${source.replace(/:[a-z]+/gi, '[^/]+')}$`),
  }))

const addressOf = ({ pattern }: Route) => `/th/${pattern.replace(/\{[^}]+\}/g, 'any')}`

/** Next renders a page that reads the query on each request, uncacheable unless the configuration says otherwise. */
const shallBeShared = ({ isShared, isCached, reads }: Route) => isShared && isCached !== false && reads.length > 0

const rows: readonly Route[] = ROUTES

describe('a page that reads the query', () => {
  it.each(rows.map((route) => [route.pattern, route] as const))('%s is cached as its route declares', (_, route) => {
    const lives = sources.filter(({ matches }) => matches.test(addressOf(route))).map(({ life }) => life)
    expect(lives).toEqual(shallBeShared(route) ? [route.lifeSeconds ?? A_YEAR] : [])
  })

  it('has every source of the configuration', () => {
    const idle = sources.filter(({ matches }) => !rows.some((route) => matches.test(addressOf(route))))
    expect(idle.map(({ source }) => source)).toEqual([])
  })
})

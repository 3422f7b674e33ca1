import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ANNOUNCED_ROUTES } from '@/features/routing/domain/announced-routes'
import { ROUTES } from '@/features/routing/domain/routes'
import type { Route } from '@/kernel/route'
import { PAGES, pageOf, ROOT } from '../support/page-files'

/** Requested only by the gateway, never by a URL. */
const WITHOUT_ADDRESS = ['(default)/404/[[...missing]]/page.tsx']

describe('the four layouts (A4.1)', () => {
  const rows: readonly Route[] = ROUTES

  it.each(rows.map((route) => [route.pattern, route] as const))('%s is in the folder of its layout', (_, route) => {
    expect(pageOf(route)).toMatchObject({ layout: route.layout ?? 'default' })
  })

  it.each(ANNOUNCED_ROUTES.map((route: Route) => [route.pattern, route] as const))(
    '%s is answered by a page of announcements, kept by nobody where it is a secret',
    (_, route) => {
      const code = readFileSync(`${ROOT}/${pageOf(route)?.file}`, 'utf8')
      expect(code).toContain('announcedRoute(')
      expect(code.includes("dynamic = 'force-dynamic'")).toBe(!route.isShared)
    },
  )

  it('have no unreachable page', () => {
    const used = new Set(rows.map((route) => pageOf(route)?.file))
    expect(PAGES.map(({ file }) => file).filter((file) => !used.has(file))).toEqual(WITHOUT_ADDRESS)
  })

  it('are all in use', () => {
    expect(new Set(PAGES.map(({ layout }) => layout))).toEqual(
      new Set(['default', 'event', 'content-only', 'ad-source']),
    )
  })
})

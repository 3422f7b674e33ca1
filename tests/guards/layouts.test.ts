import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ANNOUNCED_ROUTES } from '@/features/addresses/rules/announced-routes'
import type { Route } from '@/features/addresses/rules/route'
import { ROUTES } from '@/features/addresses/rules/routes'

const ROOT = 'src/app/(site)/[locale]'

/** A page file: the layout of its folder, and the words of the addresses it answers to. */
interface PageFile {
  file: string
  layout: string
  words: readonly string[]
}

function readPage(file: string): PageFile {
  const [group = '', ...words] = file.split('/').slice(0, -1)
  return { file, layout: group.replace(/^\((.+)\)$/, '$1'), words }
}

const PAGES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx'))
  .map(readPage)

const isOpen = (word: string) => word.startsWith('[')
const isOptional = (word: string | undefined) => word?.startsWith('[[...')
const isRest = (word: string | undefined) => word?.startsWith('[...') || isOptional(word)

function answersTo(page: PageFile, address: readonly string[]): boolean {
  const hasRest = isRest(page.words.at(-1))
  const fixed = hasRest ? page.words.slice(0, -1) : page.words
  const least = fixed.length + (hasRest && !isOptional(page.words.at(-1)) ? 1 : 0)
  if (address.length < least || (!hasRest && address.length > least)) return false
  return fixed.every((word, index) => {
    const asked = address[index] ?? ''
    return isOpen(word) || (!asked.startsWith('{') && word === asked)
  })
}

/** As Next chooses: word by word, a plain one before an open one before the rest. */
const rank = ({ words }: PageFile) => words.map((word) => (isRest(word) ? 2 : isOpen(word) ? 1 : 0)).join('')

function pageOf({ pattern }: Route): PageFile | undefined {
  const address = pattern.split('/')
  return PAGES.filter((page) => answersTo(page, address)).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
}

/** Asked for by the front door alone, never by an address. */
const WITHOUT_ADDRESS = ['(default)/404/[[...missing]]/page.tsx']

describe('the four layouts (A4.1)', () => {
  const rows: readonly Route[] = ROUTES

  it.each(rows.map((route) => [route.pattern, route] as const))('%s stands in the folder of its layout', (_, route) => {
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

  it('hold no page that no address leads to', () => {
    const used = new Set(rows.map((route) => pageOf(route)?.file))
    expect(PAGES.map(({ file }) => file).filter((file) => !used.has(file))).toEqual(WITHOUT_ADDRESS)
  })

  it('are all in use', () => {
    expect(new Set(PAGES.map(({ layout }) => layout))).toEqual(
      new Set(['default', 'event', 'content-only', 'ad-source']),
    )
  })
})

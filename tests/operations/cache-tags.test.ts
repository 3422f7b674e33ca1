import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ProjectView, VIEW_TAGS } from '@/features/catalogue/domain/project-snapshot'
import { PROJECT_VIEWS } from '@/features/catalogue/operations/records/project-views'
import { tagsOf } from '@/features/routing/domain/resolve'
import { ROUTES } from '@/features/routing/domain/routes'
import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import { KIND_TAGS } from '@/kernel/cache/kind-tags'
import type { Route } from '@/kernel/route'
import { groupSegment } from '@/kernel/vocabulary'
import { contentSystem } from '../support/content-system'
import { expectedTable } from '../support/feature-expected'
import { isOpen, isRest, pageOf, ROOT } from '../support/page-files'
import { type Question, readsOf, runComponents, watchReads } from '../support/rendered-reads'

// Some pages look whether a document or its data is asked for: here a document.
vi.mock('next/headers', async (original) => ({ ...(await original<object>()), headers: async () => new Headers() }))

interface Props {
  params: Promise<Record<string, string | string[]>>
  searchParams: Promise<Record<string, string>>
  children?: ReactNode
}
type Part = (props: Props) => Promise<unknown>

let payload: Payload
let stopWatching: () => void
let examples: Record<string, string>

beforeAll(async () => {
  payload = await contentSystem()
  const published = { _status: { equals: 'published' } } as const
  const newest = { limit: 1, depth: 0, where: published, sort: '-createdAt' } as const
  const { docs: projects } = await payload.find({ collection: 'projects', ...newest })
  const { docs: news } = await payload.find({ collection: 'news', ...newest })
  const { docs: posts } = await payload.find({ collection: 'posts', ...newest })
  const { docs: places } = await payload.find({
    collection: 'search-seos',
    where: { Slug_path: { equals: 'location' } },
    limit: 1,
  })
  const { docs: promotions } = await payload.find({ collection: 'promotions', ...newest })
  const { docs: living } = await payload.find({ collection: 'living-entries', ...newest, limit: 100 })
  const slugOf = (kind: string) => living.find((entry) => entry.kind === kind)?.slug ?? ''
  const [[project], [item], [post], [place], [promotion]] = [projects, news, posts, places, promotions]
  if (!project || !item || !post || !place || !promotion) throw new Error('The demonstration content has one of each')
  examples = {
    '{group}': groupSegment(project.Project_group),
    '{slug}': project.Slug_name,
    'blog/{slug}': post.slug,
    'promotion/{slug}': promotion.Slug_name,
    'policy/{slug}': 'nue-district-r9',
    'service/{slug}': slugOf('service'),
    'lifestyle/{slug}': slugOf('lifestyle'),
    'noble-living/event-detail/{slug}': slugOf('event'),
    'noble-living/service-detail/{slug}': slugOf('benefit'),
    '{location}': String(place.Slug_name),
    '{category}': item.category.toLowerCase(),
    '{id}': String(item.id),
    'unit-taken/{slug}': 'vesper-first-release',
    '{tab}': 'all',
    '{number}': '1',
  }
  stopWatching = watchReads(payload)
})

afterAll(() => stopWatching())

/** The path segments of a URL of a route that has content. */
function addressOf({ name, pattern }: Route): string[] {
  const sample = expectedTable('addresses')[name]?.split('/') ?? []
  const word = (parameter: string, at: number) =>
    examples[pattern] ?? examples[`${pattern.split('/')[0]}/${parameter}`] ?? sample[at] ?? examples[parameter] ?? 'any'
  return pattern.split('/').map((one, at) => (one.startsWith('{') ? word(one, at) : one))
}

/** The params that Next passes to a page file for these path segments. */
function paramsFor(words: readonly string[], address: readonly string[]): Record<string, string | string[]> {
  const params: Record<string, string | string[]> = { locale: 'th' }
  for (const [index, word] of words.entries()) {
    const name = word.replace(/[[\].]/g, '')
    if (isRest(word)) params[name] = address.slice(index)
    else if (isOpen(word)) params[name] = address[index] ?? ''
  }
  return params
}

/** The page file and every layout around it. */
function filesOf(file: string): string[] {
  const folders: string[] = []
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.push(folder)
  const layouts = ['.', ...folders].map((folder) => join(folder, 'layout.tsx'))
  return [...layouts.filter((layout) => existsSync(join(ROOT, layout))), file]
}

/** Some pages redirect everybody to the login, as sign-in does not exist yet. */
async function unlessRedirected(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'NEXT_REDIRECT')) throw error
  })
}

/** Renders a route with layouts and metadata, and returns the tags and queries of its cached reads. */
async function renderRoute(route: Route) {
  const page = pageOf(route)
  if (!page) throw new Error(`No page answers to ${route.pattern}`)
  const address = addressOf(route)
  const { '{slug}': project = '' } = examples
  const props: Props = {
    params: Promise.resolve(paramsFor(page.words, address)),
    searchParams: Promise.resolve({ project }),
  }
  const reads = await readsOf(async () => {
    for (const file of filesOf(page.file)) {
      const parts: Record<string, Part> = await import(pathToFileURL(join(ROOT, file)).href)
      await unlessRedirected(async () => {
        await parts.generateMetadata?.(props)
        await runComponents(await parts.default?.(props))
      })
    }
  })
  return { path: `/th/${address.join('/')}`, ...reads }
}

/** Shows any project as an example, which need not be current. */
const EXAMPLES_ONLY = 'styleguide'

// A page that lives for a moment is made of the search index, which raises a tag of its own.
const CACHED = (ROUTES as readonly Route[]).filter(
  ({ name, isShared, isCached, lifeSeconds }) =>
    isShared && isCached !== false && lifeSeconds === undefined && name !== EXAMPLES_ONLY,
)

/** The tags that any save in a collection raises. */
const DROPS = expectedTable('drops')

const isAmong = (tag: string, named: readonly string[]) =>
  named.some((one) => (one.endsWith(':') ? tag.startsWith(one) : tag === one))

/** Whether a change of the queried documents drops the read. */
function isDropped({ tags, collection, fields }: Question): boolean {
  const named = DROPS[collection] ?? []
  if (named === 'everything') return true
  if (collection !== 'projects') return tags.some((tag) => isAmong(tag, named))
  if (tags.some((tag) => tag.startsWith('project:'))) return true
  const kinds = tags.map((tag) => tag.split(':')[0])
  const views = (Object.keys(PROJECT_VIEWS) as ProjectView[]).filter((view) =>
    VIEW_TAGS[view]('Condominium').some((tag) => kinds.includes(tag.split(':')[0])),
  )
  return fields?.every((field) => views.some((view) => field in PROJECT_VIEWS[view])) ?? false
}

const sayQuestion = ({ collection, fields, tags }: Question) =>
  `${collection} (${fields?.join(', ') ?? 'all fields'}) in a read of ${tags.join(', ')}`

const NO_FAULTS = {
  'tags of its reads that the route does not carry': [],
  'tags of the route that no read of it carries': [],
  'what it shows although no change of it drops the read': [],
}

describe('a cached page', () => {
  const carried = new Set<string>()

  it.each(CACHED.map((route) => [route.pattern, route] as const))(
    '%s is dropped whenever something it shows changes',
    async (_, route) => {
      const { path, tags, questions } = await renderRoute(route)
      for (const tag of tags) carried.add(tag.split(':')[0] ?? '')
      const declared: readonly string[] = tagsOf(path)
      const everywhere: readonly string[] = EVERY_PAGE_TAGS
      expect({
        'tags of its reads that the route does not carry': tags.filter((tag) => !declared.includes(tag)),
        'tags of the route that no read of it carries': declared.filter(
          (tag) => !everywhere.includes(tag) && !tags.some((own) => own === tag),
        ),
        'what it shows although no change of it drops the read': questions
          .filter((one) => !isDropped(one))
          .map(sayQuestion),
      }).toEqual(NO_FAULTS)
    },
  )

  it('exists for every kind of tag', () => {
    const kinds = new Set<string>([...EVERY_PAGE_TAGS, ...KIND_TAGS, 'brand', 'project', 'cards'])
    expect(carried).toEqual(kinds)
  })
})

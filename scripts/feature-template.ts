import type { Locale } from '@/i18n/locales'
import { quoted } from './gather-features'

/** The title of a new page in the four languages. */
export type Titles = Readonly<Record<Locale, string>>

interface Names {
  /** The folder, the collection, the messages, the cache tag and the page: `open-days`. */
  name: string
  /** In code: `openDays`. */
  camel: string
  /** In names of types and functions: `OpenDays`. */
  pascal: string
}

export function namesOf(name: string): Names {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return { name, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) }
}

const manifest = ({ name }: Names) => ({
  'feature.ts': `import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: '${name}',
  messages: ['${name}'],
  tags: ['${name}'],
  permissions: [],
  env: {},
})
`,
  'routes.ts': `import type { Route } from '@/kernel/route'

export const routes = [
  { name: '${name}', pattern: '${name}', reads: [], tags: ['${name}'], isShared: true },
] as const satisfies readonly Route[]
`,
  'expected.ts': `import { type Expected, PUBLISHED } from '@/kernel/feature-expected'

export const expected = {
  pages: [['${name}', '/${name}']],
  indexed: ['${name}'],
  collections: { ${quoted(name)}: PUBLISHED },
  drops: { ${quoted(name)}: ['${name}'] },
} satisfies Expected
`,
})

const content = ({ name, camel, pascal }: Names, { en, th }: Titles) => ({
  'collections.ts': `import { ${camel} } from './cms/${name}'

export const collections = [${camel}]
`,
  [`cms/${name}.ts`]: `import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { invalidating } from '@/platform/cache/invalidating'

export const ${camel}: CollectionConfig = {
  slug: '${name}',
  labels: { singular: label('${en}', '${th}'), plural: label('${en}', '${th}') },
  access: accessTo('settings'),
  admin: { group: MENU.content, useAsTitle: 'title', defaultColumns: ['title', 'endsAt'] },
  hooks: invalidating('${name}'),
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120, label: label('Title', 'หัวข้อ') },
    { name: 'endsAt', type: 'date', required: true, index: true, label: label('Ends', 'สิ้นสุด') },
  ],
}
`,
  'domain/entry.ts': `/** An entry as the page shows it. */
export interface ${pascal}Entry {
  id: number
  title: string
  /** ISO instants. */
  endsAt: string
  changedAt: string
}
`,
  'domain/permissions.ts': `import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  dropEnded${pascal}: { system: true },
  list${pascal}: ANYONE,
} satisfies Record<string, WhoMay>
`,
})

const work = ({ name, camel, pascal }: Names) => ({
  [`operations/list-${name}.ts`]: `import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { ${pascal}Entry } from '../domain/entry'
import { may } from '../domain/permissions'

/** What has not ended, the next first. */
export async function list${pascal}(ctx: Context, locale: Locale): Promise<${pascal}Entry[]> {
  requireActor(ctx, may.list${pascal})

  const { docs } = await localApi(ctx, 'everything').find({
    collection: '${name}',
    locale,
    depth: 0,
    pagination: false,
    sort: 'endsAt',
    where: { endsAt: { greater_than: ctx.now.toISOString() } },
  })
  return docs.map(({ id, title, endsAt, updatedAt }) => ({ id, title, endsAt, changedAt: updatedAt }))
}
`,
  [`operations/drop-ended-${name}.ts`]: `import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

const HOUR_MS = 3_600_000

/** Invalidates the page when an entry ended in the last hour; tells whether. */
export async function dropEnded${pascal}(ctx: Context): Promise<boolean> {
  requireActor(ctx, may.dropEnded${pascal})

  const since = new Date(ctx.now.getTime() - HOUR_MS).toISOString()
  const { totalDocs } = await localApi(ctx, 'everything').count({
    collection: '${name}',
    where: { endsAt: { greater_than: since, less_than_equal: ctx.now.toISOString() } },
  })
  if (totalDocs > 0) await invalidateTags(ctx, ['${name}'])
  return totalDocs > 0
}
`,
  'server.ts': `export { dropEnded${pascal} } from './operations/drop-ended-${name}'
`,
  'jobs.ts': `import { systemContext } from '@/platform/database/payload'
import { type Jobs, NO_BACKFILL } from '@/platform/jobs/jobs'
import { dropEnded${pascal} } from './server'

const DROP_TASK = '${name}.drop-ended'

export const jobs = {
  tasks: {
    [DROP_TASK]: async () => {
      await dropEnded${pascal}(await systemContext(DROP_TASK))
    },
  },
  cron: [{ task: DROP_TASK, match: '1 * * * *', options: NO_BACKFILL }],
} satisfies Jobs
`,
  [`queries/${name}.ts`]: `import { pagePath } from '@/features/routing'
import type { SitemapEntry } from '@/features/seo'
import { localesOf } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { list${pascal} } from '../operations/list-${name}'

export const read${pascal} = cachedRead(
  '${name}',
  (ctx, locale: Locale) => list${pascal}(ctx, locale),
  () => ['${name}'],
)

/** The page itself: the entries have none of their own. */
export async function ${camel}Sitemap(locale: Locale): Promise<SitemapEntry[]> {
  const path = pagePath(locale, '${name}')
  const changes = (await read${pascal}(locale)).map(({ changedAt }) => changedAt)
  return [{ path, locales: localesOf(path), changedAt: changes.toSorted().at(-1) ?? null, images: [] }]
}
`,
  'sitemaps.ts': `import { ${camel}Sitemap } from './queries/${name}'

export const sitemaps = { pages: ${camel}Sitemap }
`,
})

const page = ({ name, pascal }: Names) => ({
  [`ui/${name}-page.tsx`]: `import { Container } from '@/design/show/container'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ${pascal}Entry } from '../domain/entry'

interface ${pascal}PageProps {
  locale: Locale
  entries: readonly ${pascal}Entry[]
}

export function ${pascal}Page({ locale, entries }: ${pascal}PageProps) {
  return (
    <Container className="flex flex-col gap-6 py-9">
      <h1 className="type-display text-h1">{words(locale, '${name}')('title')}</h1>
      <ul className="flex flex-col gap-2">
        {entries.map(({ id, title, endsAt }) => (
          <li key={id}>
            {title} <time dateTime={endsAt}>{formatDate(locale, new Date(endsAt))}</time>
          </li>
        ))}
      </ul>
    </Container>
  )
}
`,
})

const route = ({ name, pascal }: Names) => `import type { Metadata } from 'next'
import { read${pascal} } from '@/features/${name}/queries/${name}'
import { ${pascal}Page } from '@/features/${name}/ui/${name}-page'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const title = words(locale, '${name}')('title')
  return pageMetadata({ locale, path: pagePath(locale, '${name}'), title, description: title, image: null })
}

export default async function ${pascal}({ params }: Props) {
  const locale = await pageLocale(params)
  return <${pascal}Page locale={locale} entries={await read${pascal}(locale)} />
}
`

/** The files of a new feature by path: a page, a collection, a job, a message and the permissions of two operations. */
export function featureFiles(name: string, titles: Titles): Record<string, string> {
  const names = namesOf(name)
  const own = { ...manifest(names), ...content(names, titles), ...work(names), ...page(names) }
  const texts = Object.entries(titles).map(([locale, title]) => [
    `messages/${locale}/${name}.json`,
    `${JSON.stringify({ title }, null, 2)}\n`,
  ])
  return {
    ...Object.fromEntries(Object.entries(own).map(([file, text]) => [`src/features/${name}/${file}`, text])),
    ...Object.fromEntries(texts),
    [`src/app/(site)/[locale]/(default)/${name}/page.tsx`]: route(names),
  }
}

/** The table of uses with a row for a new feature. */
export function withRow(table: string, name: string): string {
  const end = table.indexOf('\n}\n', table.indexOf('const MAY_USE = {'))
  return `${table.slice(0, end)}\n  ${quoted(name)}: ['routing', 'seo', 'staff'],${table.slice(end)}`
}

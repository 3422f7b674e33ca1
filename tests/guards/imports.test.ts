import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { guard, treeOf } from './tree'

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string; to?: { pathNot?: string | string[] } }[]
}

const feature = (path: string) => `src/features/${path}`

const FEATURES = forbidden.flatMap(({ name }) => /^may-use-(.*)$/.exec(name)?.[1] ?? [])

/** A feature that the row of another does not name. */
function notUsedBy(name: string): string {
  const rule = forbidden.find((one) => one.name === `may-use-${name}`)
  const found = FEATURES.find(
    (other) => !new RegExp([rule?.to?.pathNot ?? []].flat().join('|')).test(`src/features/${other}/`),
  )
  if (!found) throw new Error(`${name} may use every feature`)
  return found
}

/** [the violated rule, the offending file, what it imports] */
type Offence = [rule: string, from: string, to: string]

const OFFENCES: readonly Offence[] = [
  ...FEATURES.map(
    (name): Offence => [`may-use-${name}`, feature(`${name}/domain/other.ts`), `@/features/${notUsedBy(name)}`],
  ),
  ['layer-domain', feature('catalogue/domain/b.ts'), '@/platform/process/env'],
  ['layer-domain', feature('catalogue/domain/c.ts'), '../operations/find'],
  ['layer-domain', feature('catalogue/domain/d.ts'), '@/features/staff/server'],
  ['layer-domain-packages', feature('catalogue/domain/e.ts'), 'react'],
  ['layer-operations', feature('catalogue/operations/b.ts'), '@/platform/database/payload'],
  ['layer-operations', feature('catalogue/operations/c.ts'), '../cms/projects'],
  ['layer-cms', feature('catalogue/cms/a.ts'), '../ui/card'],
  ['layer-cms', feature('pages/cms/a.ts'), '@/features/catalogue/queries'],
  ['layer-queries', feature('catalogue/queries/a.ts'), '../cms/projects'],
  ['layer-queries', feature('pages/queries/a.ts'), '@/features/catalogue/ui'],
  ['layer-operations', feature('pages/operations/b.ts'), '@/features/catalogue/queries'],
  ['layer-domain', feature('pages/domain/a.ts'), '@/features/catalogue/ui'],
  ['layer-actions', feature('leads/actions/b.ts'), '@/features/catalogue/queries'],
  ['layer-operations', feature('leads/operations/b.ts'), '@/features/forms/actions'],
  ['layer-actions', feature('leads/actions/a.ts'), '../ui/form'],
  ['layer-ui', feature('catalogue/ui/a.tsx'), '@/platform/process/env'],
  ['layer-ui', feature('catalogue/ui/b.tsx'), '../operations/find'],
  ['layer-ui', feature('leads/ui/c.tsx'), '@/features/staff/server'],
  ['layer-ui', feature('pages/ui/b.tsx'), '@/features/catalogue/queries'],
  ['layer-emails', feature('leads/emails/a.ts'), '@/platform/process/env'],
  ['layer-emails-packages', feature('leads/emails/b.ts'), 'next-intl'],
  ['layer-not-on-the-table', feature('catalogue/ui/d.tsx'), '../widgets/w'],
  ['feature-not-on-the-table', 'scripts/a.ts', '@/features/gossip'],
  ['feature-not-on-the-table-either', feature('gossip/domain/a.ts'), '@/kernel/money'],
  ['other-features-through-their-public-api', feature('leads/ui/a.tsx'), '@/features/catalogue/ui/card'],
  ['other-features-through-their-public-api', feature('pages/operations/a.ts'), '@/features/staff/operations/access'],
  ['tables-are-for-operations', feature('catalogue/queries/t.ts'), '../tables'],
  ['tables-say-types-alone', feature('leads/tables.ts'), '@/platform/process/env'],
  ['public-api-index', feature('leads/index.ts'), './operations/find'],
  ['public-api-server', feature('leads/server.ts'), './domain/ask'],
  ['public-api-queries', feature('leads/queries.ts'), './operations/find'],
  ['public-api-actions', feature('leads/actions.ts'), './operations/find'],
  ['public-api-ui', feature('leads/ui.ts'), './actions/ask'],
  ['public-api-cms', feature('leads/cms.ts'), './operations/find'],
  ['manifest-feature', feature('catalogue/feature.ts'), './cms/projects'],
  ['manifest-collections', feature('catalogue/collections.ts'), './operations/find'],
  ['manifest-jobs', feature('catalogue/jobs.ts'), './operations/find'],
  ['manifest-routes', feature('catalogue/routes.ts'), './domain/card'],
  ['manifest-env', feature('catalogue/env.ts'), '@/platform/process/env'],
  ['manifest-expected', feature('catalogue/expected.ts'), './domain/card'],
  ['manifest-sitemaps', feature('catalogue/sitemaps.ts'), './operations/find'],
  ['gathered-imports-manifests', 'src/gathered/env.ts', '@/features/leads'],
  ['manifests-are-gathered', 'src/platform/c.ts', '@/features/leads/env'],
  ['samples-are-for-tests', feature('catalogue/ui/e.tsx'), '../samples'],
  ['nothing-imports-app', 'src/design/a.ts', '@/app/page'],
  ['app-through-layers', 'src/app/b/page.tsx', '@/features/catalogue/operations/find'],
  ['kernel-imports-nothing', 'src/kernel/a.ts', '@/i18n/locales'],
  ['kernel-imports-nothing', 'src/kernel/b.ts', 'zod'],
  ['design-knows-no-features', 'src/design/b.ts', '@/features/catalogue'],
  ['formats-import-kernel-only', 'src/formats/a.ts', '@/platform/process/env'],
  ['i18n-imports-kernel-only', 'src/i18n/a.ts', '@/platform/process/env'],
  ['platform-knows-no-features', 'src/platform/a.ts', '@/features/staff'],
  ['one-payload-client', feature('catalogue/queries/b.ts'), '@payload-config'],
  ['payload-client-at-the-edge', feature('catalogue/cms/b.ts'), '@/platform/database/payload'],
  ['composition-roots', 'src/jobs.ts', '@/features/leads/actions/ask'],
  ['roots-are-not-imported', 'src/app/c/page.tsx', '@/jobs'],
  ['cms-is-imported-once', 'src/app/d/page.tsx', '@/features/catalogue/cms/projects'],
  ['src-imports-src-only', feature('catalogue/operations/d.ts'), '@demo/facts'],
  ['demo-is-data', 'demo/a.ts', '../scripts/tool'],
  ['only-tests-import-tests', 'scripts/b.ts', '../tests/support/builder'],
  ['gateway-imports-little', 'gateway/a.ts', '@/platform/process/env'],
  ['gateway-stays-small', 'gateway/b.ts', '@/i18n/words'],
  ['no-circular-imports', 'src/kernel/about.ts', './round'],
  ['can-be-resolved', 'src/kernel/c.ts', './nowhere'],
  ['no-dev-packages-in-production', 'src/platform/b.ts', 'fast-check'],
]

/** A valid tree, in which no import may be reported. */
const TREE: Record<string, string[]> = {
  ...Object.fromEntries(FEATURES.map((name) => [feature(`${notUsedBy(name)}/index.ts`), []])),
  [feature('routing/index.ts')]: ['./domain/links'],
  [feature('routing/domain/links.ts')]: ['@/kernel/vocabulary', '@/i18n/locales', '@/kernel/money', 'zod'],
  [feature('analytics/index.ts')]: [],
  [feature('catalogue/index.ts')]: ['./domain/card'],
  [feature('catalogue/domain/card.ts')]: ['@/kernel/vocabulary'],
  'src/kernel/vocabulary.ts': [],
  [feature('catalogue/domain/card.test.ts')]: ['./card', 'vitest', 'fast-check'],
  [feature('catalogue/operations/find.ts')]: [
    '../domain/card',
    '@/platform/database/context',
    '@/features/routing',
    'payload',
  ],
  [feature('catalogue/tables.ts')]: ['./domain/card', '@/platform/database/columns'],
  [feature('catalogue/operations/rows.ts')]: ['../tables', '@/payload-tables'],
  [feature('leads/operations/rows.ts')]: ['@/features/catalogue/tables'],
  'src/platform/database/columns.ts': ['@payloadcms/db-postgres/drizzle/pg-core'],
  'src/payload-tables.ts': [],
  [feature('catalogue/cms/projects.ts')]: ['../operations/find', '@/features/staff/server', '@/platform/process/env'],
  [feature('catalogue/queries/page.ts')]: ['../operations/find', '@/platform/database/payload', '@/features/seo'],
  [feature('catalogue/ui/card.tsx')]: [
    '@/design/form/button',
    '@/i18n/words',
    '../domain/card',
    '@/features/routing',
    'react',
  ],
  [feature('catalogue/queries.ts')]: ['./queries/page'],
  [feature('catalogue/ui.ts')]: ['./ui/card'],
  [feature('media/cms.ts')]: ['./cms/image-field'],
  [feature('media/cms/image-field.ts')]: ['@/platform/process/env'],
  [feature('pages/cms/home.ts')]: ['@/features/media/cms'],
  [feature('pages/queries/home.ts')]: ['@/features/catalogue/queries'],
  [feature('pages/ui/home.tsx')]: ['@/features/catalogue/ui'],
  [feature('leads/env.ts')]: ['zod', './domain/ask'],
  'src/gathered/all.ts': ['@/features/leads/env'],
  [feature('leads/domain/ask.ts')]: ['libphonenumber-js/min'],
  [feature('leads/emails/mails.ts')]: [
    '../domain/ask',
    '@/design/mail/mail-layout',
    '@/i18n/words',
    '@/platform/mail/mail',
    '@/platform/mail/mail-of',
    '@react-email/components',
  ],
  [feature('leads/operations/find.ts')]: ['../emails/mails', '@/platform/jobs/queue', '@/features/analytics'],
  [feature('forms/actions.ts')]: ['./actions/sender'],
  [feature('forms/actions/sender.ts')]: [],
  [feature('leads/actions/ask.ts')]: [
    '../operations/find',
    '@/features/forms/actions',
    '@/platform/database/payload',
    '@/features/routing',
  ],
  [feature('leads/ui/form.tsx')]: ['../actions/ask', '@/features/catalogue'],
  [feature('seo/index.ts')]: [],
  [feature('staff/index.ts')]: [],
  [feature('staff/server.ts')]: ['./operations/access'],
  [feature('staff/operations/access.ts')]: [],
  [feature('catalogue/samples.ts')]: ['./domain/card'],
  [feature('gossip/index.ts')]: [],
  [feature('catalogue/widgets/w.ts')]: [],
  'src/app/page.tsx': ['@/features/catalogue/queries/page', '@/features/catalogue/ui/card', '@/i18n/locales'],
  'src/design/mail/mail-layout.tsx': ['@react-email/components'],
  'src/design/form/button.tsx': ['@/kernel/money', '@/i18n/locales', 'react'],
  'src/i18n/locales.ts': ['@/kernel/money'],
  'src/i18n/words.ts': ['./locales', 'next-intl'],
  'src/kernel/money.ts': [],
  'src/kernel/round.ts': ['./about'],
  'src/platform/process/env.ts': ['zod'],
  'src/platform/database/context.ts': ['payload'],
  'src/platform/mail/mail.ts': [],
  'src/platform/mail/mail-of.ts': ['./mail', '@react-email/components'],
  'src/platform/jobs/queue.ts': [],
  'src/platform/database/payload.ts': ['@payload-config', './context'],
  'src/payload.config.ts': ['@/features/catalogue/cms/projects', '@/platform/process/env'],
  'gateway/main.ts': ['@/features/routing', '@/i18n/locales', '@/kernel/money'],
  'demo/facts.ts': ['@/kernel/vocabulary'],
  'scripts/tool.ts': ['@demo/facts', '@/platform/process/env'],
  'tests/support/builder.ts': ['../../scripts/tool'],
}

const importing = (paths: readonly string[]) =>
  `${paths.map((path) => `import * as ${path.replace(/\W/g, '_')} from '${path}'`).join('\n')}\nexport default 1\n`

/** Files that exist only as targets of violations may be invalid themselves. */
const PROPS = new Set(['src/kernel/round.ts', feature('gossip/index.ts'), feature('catalogue/widgets/w.ts')])

let said = ''
let isFine = true

beforeAll(async () => {
  const tree = Object.entries(TREE).map(([from, paths]) => [from, importing(paths)])
  const offences = OFFENCES.map(([, from, to]) => [from, importing([to])])
  const outcome = await guard('imports', treeOf(Object.fromEntries([...tree, ...offences])))
  said = outcome.output
  isFine = outcome.isFine
})

const faultsOf = (from: string) =>
  said.split('\n').filter((line) => line.includes('error ') && line.includes(`: ${from} → `))

describe('the import rules', () => {
  it('fail a tree with violations', () => expect(isFine).toBe(false))

  it.each(OFFENCES)('%s: %s may not import %s', (rule, from) => {
    expect(faultsOf(from).join('\n')).toContain(`error ${rule}: `)
  })

  it.each(Object.keys(TREE).filter((from) => !PROPS.has(from)))('accept %s', (from) => {
    expect(faultsOf(from)).toEqual([])
  })

  it('are all covered here', () => {
    const proved = new Set(OFFENCES.map(([rule]) => rule))
    expect(forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([])
  })
})

import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { guard, treeOf } from './tree'

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[]
}

const feature = (path: string) => `src/features/${path}`

/** [the rule that bites, the offending file, what it imports] */
const OFFENCES: readonly [rule: string, from: string, to: string][] = [
  ['may-use-addresses', feature('addresses/rules/a.ts'), '@/features/leads'],
  ['may-use-alerts', feature('alerts/rules/a.ts'), '@/features/seo'],
  ['may-use-analytics', feature('analytics/rules/a.ts'), '@/features/leads'],
  ['may-use-catalogue', feature('catalogue/operations/a.ts'), '@/features/leads/server'],
  ['may-use-content', feature('content/ui/a.tsx'), '@/features/leads'],
  ['may-use-leads', feature('leads/operations/a.ts'), '@/features/seo'],
  ['may-use-previews', feature('previews/rules/a.ts'), '@/features/leads'],
  ['may-use-published', feature('published/rules/a.ts'), '@/features/leads'],
  ['may-use-search', feature('search/rules/a.ts'), '@/features/leads'],
  ['may-use-seo', feature('seo/rules/a.ts'), '@/features/catalogue'],
  ['may-use-shortlist', feature('shortlist/rules/a.ts'), '@/features/leads'],
  ['may-use-staff', feature('staff/rules/a.ts'), '@/features/leads'],
  ['may-use-transit', feature('transit/rules/a.ts'), '@/features/leads'],
  ['room-rules', feature('catalogue/rules/b.ts'), '@/platform/env'],
  ['room-rules', feature('catalogue/rules/c.ts'), '../operations/find'],
  ['room-rules', feature('catalogue/rules/d.ts'), '@/features/staff/server'],
  ['room-rules-packages', feature('catalogue/rules/e.ts'), 'react'],
  ['room-operations', feature('catalogue/operations/b.ts'), '@/platform/payload'],
  ['room-operations', feature('catalogue/operations/c.ts'), '../cms/projects'],
  ['room-cms', feature('catalogue/cms/a.ts'), '../ui/card'],
  ['room-reads', feature('catalogue/reads/a.ts'), '../cms/projects'],
  ['room-actions', feature('leads/actions/a.ts'), '../ui/form'],
  ['room-ui', feature('catalogue/ui/a.tsx'), '@/platform/env'],
  ['room-ui', feature('catalogue/ui/b.tsx'), '../operations/find'],
  ['room-ui', feature('leads/ui/c.tsx'), '@/features/staff/server'],
  ['room-mails', feature('leads/mails/a.ts'), '@/platform/env'],
  ['room-mails-packages', feature('leads/mails/b.ts'), 'next-intl'],
  ['room-not-on-the-table', feature('catalogue/ui/d.tsx'), '../widgets/w'],
  ['feature-not-on-the-table', 'scripts/a.ts', '@/features/gossip'],
  ['feature-not-on-the-table-either', feature('gossip/rules/a.ts'), '@/kit/money'],
  ['other-features-through-doors', feature('leads/ui/a.tsx'), '@/features/catalogue/ui/card'],
  ['other-features-through-doors', feature('content/operations/a.ts'), '@/features/staff/operations/access'],
  ['door-index', feature('leads/index.ts'), './operations/find'],
  ['door-server', feature('leads/server.ts'), './rules/ask'],
  ['app-is-the-end', 'src/design/a.ts', '@/app/page'],
  ['app-through-rooms', 'src/app/b/page.tsx', '@/features/catalogue/operations/find'],
  ['kit-stands-alone', 'src/kit/a.ts', '@/i18n/locales'],
  ['kit-stands-alone', 'src/kit/b.ts', 'zod'],
  ['design-knows-no-features', 'src/design/b.ts', '@/features/catalogue'],
  ['i18n-stands-low', 'src/i18n/a.ts', '@/platform/env'],
  ['platform-knows-no-features', 'src/platform/a.ts', '@/features/staff'],
  ['one-payload-client', feature('catalogue/reads/b.ts'), '@payload-config'],
  ['who-fetches-the-client', feature('catalogue/cms/b.ts'), '@/platform/payload'],
  ['composition-roots', 'src/jobs.ts', '@/features/leads/actions/ask'],
  ['roots-are-the-end', 'src/app/c/page.tsx', '@/jobs'],
  ['cms-is-gathered-once', 'src/app/d/page.tsx', '@/features/catalogue/cms/projects'],
  ['src-stands-alone', feature('catalogue/operations/d.ts'), '@content/facts'],
  ['content-is-data', 'content/a.ts', '../scripts/tool'],
  ['tests-are-the-end', 'scripts/b.ts', '../tests/support/builder'],
  ['front-knows-addresses-only', 'front/a.ts', '@/platform/env'],
  ['front-stays-small', 'front/b.ts', '@/i18n/words'],
  ['no-circles', 'src/kit/about.ts', './round'],
  ['can-be-resolved', 'src/kit/c.ts', './nowhere'],
  ['no-tools-in-the-product', 'src/platform/b.ts', 'fast-check'],
]

/** What the house is made of: none of it may be found fault with. */
const HOUSE: Record<string, string[]> = {
  [feature('addresses/index.ts')]: ['./rules/links'],
  [feature('addresses/rules/links.ts')]: [
    '@/features/catalogue/rules/vocabulary',
    '@/i18n/locales',
    '@/kit/money',
    'zod',
  ],
  [feature('analytics/index.ts')]: [],
  [feature('catalogue/index.ts')]: ['./rules/vocabulary'],
  [feature('catalogue/rules/vocabulary.ts')]: [],
  [feature('catalogue/rules/vocabulary.test.ts')]: ['./vocabulary', 'vitest', 'fast-check'],
  [feature('catalogue/operations/find.ts')]: [
    '../rules/vocabulary',
    '@/platform/context',
    '@/features/addresses',
    'payload',
  ],
  [feature('catalogue/cms/projects.ts')]: ['../operations/find', '@/features/staff/server', '@/platform/env'],
  [feature('catalogue/reads/page.ts')]: ['../operations/find', '@/platform/payload', '@/features/seo'],
  [feature('catalogue/ui/card.tsx')]: [
    '@/design/button',
    '@/i18n/words',
    '../rules/vocabulary',
    '@/features/addresses',
    'react',
  ],
  [feature('content/index.ts')]: [],
  [feature('leads/rules/ask.ts')]: ['libphonenumber-js/min'],
  [feature('leads/mails/letter.ts')]: [
    '../rules/ask',
    '@/design/letter/letter',
    '@/i18n/words',
    '@/platform/mail',
    '@/platform/mail-of',
    '@react-email/components',
  ],
  [feature('leads/operations/find.ts')]: ['../mails/letter', '@/platform/queue', '@/features/analytics'],
  [feature('leads/actions/ask.ts')]: ['../operations/find', '@/platform/payload', '@/features/addresses'],
  [feature('leads/ui/form.tsx')]: ['../actions/ask', '@/features/catalogue'],
  [feature('seo/index.ts')]: [],
  [feature('staff/index.ts')]: [],
  [feature('staff/server.ts')]: ['./operations/access'],
  [feature('staff/operations/access.ts')]: [],
  [feature('gossip/index.ts')]: [],
  [feature('catalogue/widgets/w.ts')]: [],
  'src/app/page.tsx': ['@/features/catalogue/reads/page', '@/features/catalogue/ui/card', '@/i18n/locales'],
  'src/design/letter/letter.tsx': ['@react-email/components'],
  'src/design/button.tsx': ['@/kit/money', '@/i18n/locales', 'react'],
  'src/i18n/locales.ts': ['@/kit/money'],
  'src/i18n/words.ts': ['./locales', 'next-intl'],
  'src/kit/money.ts': [],
  'src/kit/round.ts': ['./about'],
  'src/platform/env.ts': ['zod'],
  'src/platform/context.ts': ['payload'],
  'src/platform/mail.ts': [],
  'src/platform/mail-of.ts': ['./mail', '@react-email/components'],
  'src/platform/queue.ts': [],
  'src/platform/payload.ts': ['@payload-config', './context'],
  'src/payload.config.ts': ['@/features/catalogue/cms/projects', '@/platform/env'],
  'front/door.ts': ['@/features/addresses', '@/i18n/locales', '@/kit/money'],
  'content/facts.ts': ['@/features/catalogue/rules/vocabulary'],
  'scripts/tool.ts': ['@content/facts', '@/platform/env'],
  'tests/support/builder.ts': ['../../scripts/tool'],
}

const importing = (paths: readonly string[]) =>
  `${paths.map((path) => `import * as ${path.replace(/\W/g, '_')} from '${path}'`).join('\n')}\nexport default 1\n`

/** Files that only hold what an offence needs are allowed to be at fault themselves. */
const PROPS = new Set(['src/kit/round.ts', feature('gossip/index.ts'), feature('catalogue/widgets/w.ts')])

let said = ''
let isFine = true

beforeAll(async () => {
  const house = Object.entries(HOUSE).map(([from, paths]) => [from, importing(paths)])
  const offences = OFFENCES.map(([, from, to]) => [from, importing([to])])
  const outcome = await guard('imports', treeOf(Object.fromEntries([...house, ...offences])))
  said = outcome.output
  isFine = outcome.isFine
})

const faultsOf = (from: string) =>
  said.split('\n').filter((line) => line.includes('error ') && line.includes(`: ${from} → `))

describe('the map of the house', () => {
  it('fails a tree with offences', () => expect(isFine).toBe(false))

  it.each(OFFENCES)('%s: %s may not import %s', (rule, from) => {
    expect(faultsOf(from).join('\n')).toContain(`error ${rule}: `)
  })

  it.each(Object.keys(HOUSE).filter((from) => !PROPS.has(from)))('finds no fault with %s', (from) => {
    expect(faultsOf(from)).toEqual([])
  })

  it('has no rule that is not proved here', () => {
    const proved = new Set(OFFENCES.map(([rule]) => rule))
    expect(forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([])
  })
})

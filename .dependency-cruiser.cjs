// The architecture as import rules, checked by `npm run check`. The feature and layer rules are generated from two tables.

/**
 * Which feature may use which, always through the other one's public API: `index.ts` (its domain), `server.ts`
 * (operations), `queries.ts` (cached reads), `actions.ts` (what actions share), `ui.ts` (components), `cms.ts` (Payload
 * fields). A feature folder that is not in this table fails.
 */
const MAY_USE = {
  routing: ['staff'],
  alerts: ['routing', 'catalogue', 'consent', 'forms', 'leads', 'policies', 'search', 'staff'],
  analytics: [],
  'back-office': ['booking', 'care', 'health', 'leads', 'payments', 'purchases', 'requests', 'rewards', 'visits'],
  booking: [
    'routing',
    'catalogue',
    'forms',
    'launches',
    'leads',
    'payments',
    'policies',
    'prices',
    'promotions',
    'seo',
    'staff',
    'uploads',
  ],
  care: ['routing', 'forms', 'leads', 'office', 'seo', 'staff'],
  catalogue: ['routing', 'finance', 'media', 'previews', 'seo', 'staff'],
  consent: [],
  construction: ['routing', 'media', 'staff'],
  finance: ['routing', 'analytics', 'staff'],
  forms: ['consent'],
  health: [],
  launches: ['routing', 'policies', 'staff'],
  lifestyle: ['routing', 'media', 'members', 'previews', 'seo', 'staff', 'stories'],
  leads: ['routing', 'analytics', 'catalogue', 'consent', 'forms', 'office', 'policies', 'staff'],
  media: ['staff'],
  members: [
    'analytics',
    'routing',
    'alerts',
    'booking',
    'catalogue',
    'forms',
    'launches',
    'leads',
    'policies',
    'requests',
    'shortlist',
    'site',
    'staff',
    'uploads',
    'visits',
  ],
  purchases: ['routing', 'booking', 'payments', 'staff'],
  rewards: ['routing', 'booking', 'media', 'members', 'previews', 'seo', 'staff', 'visits'],
  office: ['staff'],
  pages: ['routing', 'catalogue', 'media', 'previews', 'seo', 'staff'],
  payments: ['staff', 'trial-provider', 'uploads'],
  policies: ['routing', 'previews', 'seo', 'site', 'staff'],
  promotions: ['routing', 'catalogue', 'media', 'previews', 'seo', 'staff'],
  'public-api': ['catalogue', 'media', 'staff'],
  'project-page': ['routing', 'catalogue', 'finance', 'media', 'previews', 'seo', 'staff'],
  prices: ['catalogue', 'staff'],
  previews: ['routing', 'staff'],
  requests: ['routing', 'analytics', 'consent', 'forms', 'leads', 'staff', 'uploads'],
  search: ['routing', 'catalogue', 'finance', 'staff', 'transit'],
  seo: ['routing', 'media'],
  shortlist: ['routing', 'catalogue', 'finance', 'project-page'],
  site: ['routing', 'media', 'previews', 'staff'],
  staff: [],
  stories: ['routing', 'media', 'previews', 'seo', 'staff'],
  transit: ['routing', 'catalogue', 'seo'],
  uploads: ['staff'],
  visits: ['routing', 'analytics', 'forms', 'leads', 'staff'],
  'trial-provider': ['routing'],
}

/**
 * Whose tables a feature may join although it may not use it: a launch asks whether the booking of a turn still stands,
 * in the statement that decides.
 */
const MAY_JOIN = { launches: ['booking'] }

/** The platform modules an operation may use: they all work on the given context, none creates a client. */
const OPERATION_PLATFORM = [
  ...[
    'cache/invalidation',
    'database/context',
    'database/database',
    'database/decoders',
    'process/env',
    'sign-in/line-login',
    'database/local-api',
    'database/lock-person',
    'mail/mail',
    'sign-in/passkeys',
    'picture/chinese-outlines',
    'sign-in/password-turns',
    'http/private-files',
    'jobs/queue',
    'database/rate-limit',
    'process/reference',
    'database/require-actor',
    'database/rows',
    'sign-in/signed-token',
    'sign-in/sms',
    'database/tables',
    'sign-in/token-hash',
  ],
  'database/transaction',
]

/**
 * What each layer may import inside `src`, itself included. `own` are layers of the same feature, `publicApi` the
 * entry points of other features, `src` the rest of the tree, `packages` the npm packages (null: any).
 */
const LAYERS = {
  domain: {
    own: ['domain'],
    publicApi: ['index'],
    src: ['src/kernel/', 'src/formats/', 'src/i18n/locales\\.ts$', 'src/gathered/routes\\.ts$'],
    packages: ['zod', 'libphonenumber-js', '@noble/curves'],
  },
  operations: {
    own: ['operations', 'domain', 'emails'],
    publicApi: ['index', 'server'],
    src: [
      'src/kernel/',
      'src/formats/',
      'src/i18n/locales\\.ts$',
      'src/payload-(types|tables)\\.ts$',
      'src/features/[^/]+/tables\\.ts$',
      `src/platform/(${OPERATION_PLATFORM.join('|')})\\.ts$`,
    ],
    packages: null,
  },
  cms: {
    own: ['cms', 'operations', 'domain'],
    publicApi: ['index', 'server', 'cms'],
    src: ['src/kernel/', 'src/formats/', 'src/i18n/', 'src/payload-types\\.ts$', 'src/platform/'],
    packages: null,
  },
  queries: {
    own: ['queries', 'operations', 'domain'],
    publicApi: ['index', 'server', 'queries'],
    src: ['src/kernel/', 'src/formats/', 'src/i18n/', 'src/platform/'],
    packages: null,
  },
  actions: {
    own: ['actions', 'operations', 'domain'],
    publicApi: ['index', 'server', 'actions'],
    src: ['src/kernel/', 'src/formats/', 'src/i18n/', 'src/platform/'],
    packages: null,
  },
  ui: {
    own: ['ui', 'actions', 'domain'],
    publicApi: ['index', 'ui'],
    src: ['src/kernel/', 'src/formats/', 'src/i18n/', 'src/design/'],
    packages: null,
  },
  emails: {
    own: ['emails', 'domain'],
    publicApi: ['index'],
    src: ['src/kernel/', 'src/formats/', 'src/i18n/', 'src/design/mail/', 'src/platform/mail/mail(-of)?\\.ts$'],
    packages: ['react', '@react-email'],
  },
}

/** The entry points of a feature, each with the one layer it exports. */
const PUBLIC_API = {
  index: 'domain',
  server: 'operations',
  queries: 'queries',
  actions: 'actions',
  ui: 'ui',
  cms: 'cms',
}

/** The parts of a feature's manifest, each with what it may import. */
const MANIFEST = {
  feature: ['^src/features/$1/env\\.ts$', '^src/kernel/feature\\.ts$'],
  collections: ['^src/features/$1/cms/'],
  jobs: [
    '^src/features/$1/server\\.ts$',
    '^src/features/[^/]+/(server|queries)\\.ts$',
    '^src/platform/',
    'node_modules/zod/',
  ],
  routes: ['^src/kernel/'],
  expected: ['^src/kernel/'],
  sitemaps: ['^src/features/$1/queries/'],
  env: ['^src/features/$1/domain/', '^src/kernel/', '^src/i18n/locales\\.ts$', 'node_modules/zod/'],
}

const MANIFEST_PARTS = Object.keys(MANIFEST).join('|')
const ENTRY_POINTS = Object.keys(PUBLIC_API).join('|')
const FEATURES = Object.keys(MAY_USE).join('|')
const TESTS = '\\.test\\.tsx?$'
/** Builders of a feature's objects for tests. */
const SAMPLES = '^src/features/[^/]+/samples\\.ts$'
const ROOT_FILES = 'src/(payload\\.config|jobs|instrumentation)\\.ts$'

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Each layer stays within its row of the table. */
function layerRules([layer, { own, publicApi, src, packages }]) {
  const from = `^src/features/([^/]+)/${layer}/`
  const within = [
    `^src/features/$1/(${own.join('|')})/`,
    `^src/features/[^/]+/(${publicApi.join('|')})\\.ts$`,
    ...src.map((path) => `^${path}`),
    SAMPLES,
  ]
  const rules = [
    error(
      `layer-${layer}`,
      `${layer}/ may import its own ${own.join(', ')}, other features' ${publicApi.join(', ')}, and ${src.join(', ')}.`,
      { path: from },
      { path: '^src/', pathNot: within },
    ),
  ]
  if (packages) rules.push(packageRule(layer, from, packages))
  return rules
}

/** Pure layers use few packages; a type alone binds nothing. */
function packageRule(layer, from, packages) {
  return error(
    `layer-${layer}-packages`,
    `${layer}/ uses no packages but ${packages.join(', ')}; types alone are free.`,
    { path: from, pathNot: TESTS },
    {
      dependencyTypesNot: ['type-only', 'local', 'aliased-tsconfig', 'aliased-tsconfig-paths'],
      path: '.',
      pathNot: ['^src/', ...packages.map((name) => `node_modules/${name}/`)],
    },
  )
}

/** Each feature uses only the features of its row. */
function featureRule([feature, uses]) {
  return error(
    `may-use-${feature}`,
    `${feature} may use ${uses.join(', ') || 'no other feature'}. The table MAY_USE decides.`,
    { path: `^src/features/${feature}/` },
    {
      path: '^src/features/',
      pathNot: [
        `^src/features/(${[feature, ...uses].join('|')})/`,
        ...(MAY_JOIN[feature] ?? []).map((joined) => `^src/features/${joined}/tables\\.ts$`),
      ].join('|'),
    },
  )
}

const features = [
  error(
    'feature-not-on-the-table',
    'Every feature has a row in MAY_USE.',
    {},
    { path: '^src/features/', pathNot: `^src/features/(${FEATURES})/` },
  ),
  error(
    'feature-not-on-the-table-either',
    'Every feature has a row in MAY_USE, also one that nobody imports yet.',
    { path: '^src/features/', pathNot: `^src/features/(${FEATURES})/` },
    {},
  ),
  error(
    'layer-not-on-the-table',
    `A feature has these layers and no others: ${Object.keys(LAYERS).join(', ')}.`,
    {},
    {
      path: '^src/features/[^/]+/',
      pathNot: `^src/features/[^/]+/((${Object.keys(LAYERS).join('|')})/|(${ENTRY_POINTS}|${MANIFEST_PARTS}|samples|tables)\\.ts$)`,
    },
  ),
  error(
    'other-features-through-their-public-api',
    `Another feature is imported through its ${Object.keys(PUBLIC_API).join('.ts, ')}.ts.`,
    { path: '^src/features/([^/]+)/' },
    {
      path: '^src/features/',
      pathNot: ['^src/features/$1/', `^src/features/[^/]+/(${ENTRY_POINTS}|tables)\\.ts$`, SAMPLES],
    },
  ),
  error(
    'samples-are-for-tests',
    'Only tests and their fixtures import the samples of a feature.',
    { path: '.', pathNot: [TESTS, '-fixture\\.ts$', '^(tests|bench)/'] },
    { path: SAMPLES },
  ),
  error(
    'tables-are-for-operations',
    'tables.ts is imported by operations: its own, and those of features that may use its feature.',
    { path: '^src/', pathNot: '^src/features/[^/]+/operations/' },
    { path: '^src/features/[^/]+/tables\\.ts$' },
  ),
  error(
    'tables-say-types-alone',
    'tables.ts imports columns, and types of its domain.',
    { path: '^src/features/([^/]+)/tables\\.ts$' },
    {
      path: '.',
      pathNot: [
        '^src/platform/database/columns\\.ts$',
        '^src/features/$1/domain/',
        '(^|/)node_modules/@payloadcms/db-postgres/',
      ],
    },
  ),
  ...Object.entries(PUBLIC_API).map(([entry, layer]) =>
    error(
      `public-api-${entry}`,
      `${entry}.ts exports its own ${layer} layer and nothing else.`,
      { path: `^src/features/([^/]+)/${entry}\\.ts$` },
      { path: '.', pathNot: `^src/features/$1/${layer}/` },
    ),
  ),
  ...Object.entries(MANIFEST).map(([part, pathNot]) =>
    error(
      `manifest-${part}`,
      `${part}.ts of a feature imports ${pathNot.join(', ')} only.`,
      { path: `^src/features/([^/]+)/${part}\\.ts$` },
      { path: '.', pathNot },
    ),
  ),
  error(
    'gathered-imports-manifests',
    'src/gathered/ imports the manifests of features and their messages only.',
    { path: '^src/gathered/' },
    {
      path: '.',
      pathNot: [`^src/features/[^/]+/(${MANIFEST_PARTS})\\.ts$`, '^messages/', '^src/platform/jobs/jobs\\.ts$'],
    },
  ),
  error(
    'manifests-are-gathered',
    'Manifests are read through src/gathered/.',
    { path: '.', pathNot: '^src/(gathered/|features/[^/]+/[^/]+\\.ts$)' },
    { path: `^src/features/[^/]+/(${MANIFEST_PARTS})\\.ts$` },
  ),
]

const structure = [
  error(
    'nothing-imports-app',
    'Nothing imports app, but a test that renders its pages.',
    { pathNot: '^(src/app|tests/(operations|support))/' },
    { path: '^src/app/' },
  ),
  error(
    'app-through-layers',
    'A route calls one read or action and renders one component.',
    { path: '^src/app/' },
    { path: '^src/features/', pathNot: '^src/features/[^/]+/((queries|actions|ui)/|(index|server)\\.ts$)' },
  ),
  error(
    'formats-import-kernel-only',
    'formats imports kernel, itself and packages: a file format is nobody’s subject.',
    { path: '^src/formats/', pathNot: TESTS },
    { path: '^(src|gateway|demo|scripts|tests)/', pathNot: '^src/(formats|kernel)/' },
  ),
  error(
    'kernel-imports-nothing',
    'kernel imports nothing.',
    { path: '^src/kernel/', pathNot: TESTS },
    { path: '.', pathNot: '^src/kernel/' },
  ),
  error(
    'design-knows-no-features',
    'design imports kernel, i18n and itself.',
    { path: '^src/design/' },
    { path: '^src/', pathNot: '^src/(design|kernel|i18n)/' },
  ),
  error(
    'i18n-imports-kernel-only',
    'i18n imports kernel and itself.',
    { path: '^src/i18n/' },
    { path: '^src/', pathNot: ['^src/(i18n|kernel)/', '^src/gathered/messages\\.ts$'] },
  ),
  error(
    'platform-knows-no-features',
    'platform imports kernel, i18n and itself; only its Payload client imports the configuration.',
    { path: '^src/platform/' },
    {
      path: '^src/',
      pathNot: [
        '^src/(platform|kernel|i18n)/',
        '^src/payload-(types|tables)\\.ts$',
        '^src/payload\\.config\\.ts$',
        '^src/gathered/env\\.ts$',
      ],
    },
  ),
  error(
    'one-payload-client',
    'The configuration is imported by platform/database/payload.ts and Payload’s own routes only.',
    { path: '^src/', pathNot: '^src/(platform/database/payload\\.ts$|app/\\(payload\\)/)' },
    { path: '^src/payload\\.config\\.ts$' },
  ),
  error(
    'payload-client-at-the-edge',
    'Only queries, actions, routes, jobs and the platform use the Payload client; operations receive a context.',
    {
      path: '^src/',
      pathNot: ['^src/features/[^/]+/((queries|actions)/|jobs\\.ts$)', '^src/(app|platform)/', '^src/jobs\\.ts$'],
    },
    { path: '^src/platform/database/payload\\.ts$' },
  ),
  error(
    'composition-roots',
    'The composition roots import cms layers and server entry points; jobs, like routes, also import queries.',
    { path: `^${ROOT_FILES}` },
    { path: '^src/features/', pathNot: '^src/features/[^/]+/(cms/|queries/|server\\.ts$)' },
  ),
  error(
    'roots-are-not-imported',
    'jobs and instrumentation are entry points and not imported.',
    { path: '^src/', pathNot: '^src/instrumentation\\.ts$' },
    { path: '^src/(jobs|instrumentation)\\.ts$' },
  ),
  error(
    'cms-is-imported-once',
    'A cms layer is imported by its own feature and the composition root.',
    { path: '^src/', pathNot: ['^src/features/', `^${ROOT_FILES}`] },
    { path: '^src/features/[^/]+/cms/' },
  ),
  error(
    'src-imports-src-only',
    'src imports no other folder of the repository, except messages.',
    { path: '^src/' },
    { path: '^(gateway|demo|scripts|tests|bench|drill|migrations)/' },
  ),
  error(
    'demo-is-data',
    'demo may import src, and no other folder of the repository.',
    { path: '^demo/' },
    { path: '^(gateway|scripts|tests|bench|drill|src/app)/' },
  ),
  error(
    'only-tests-import-tests',
    'Only tests import tests.',
    { pathNot: ['^tests/', '^bench/', '^drill/', '^vitest\\.config\\.ts$'] },
    { path: '^tests/' },
  ),
]

const gateway = [
  error(
    'gateway-imports-little',
    'The gateway imports the public API of routing, site and transit, the languages and the kernel.',
    { path: '^gateway/' },
    {
      path: '^(src|demo|scripts|tests|bench|drill)/',
      pathNot: ['^src/features/(routing|site|transit)/index\\.ts$', '^src/i18n/locales\\.ts$', '^src/kernel/'],
    },
  ),
  error(
    'gateway-stays-small',
    'Nor does it import more of the tree indirectly.',
    { path: '^gateway/', pathNot: TESTS },
    {
      path: ['^src/', '(^|/)node_modules/(react|react-dom|next|payload|next-intl|@payloadcms)/'],
      pathNot: [
        '^src/features/(routing|site|transit)/(domain/|index\\.ts$)',
        '^src/features/[^/]+/routes\\.ts$',
        '^src/gathered/routes\\.ts$',
        '^src/kernel/',
        '^src/i18n/locales\\.ts$',
      ],
      reachable: true,
    },
  ),
]

const whole = [
  error('no-circular-imports', 'No module imports itself indirectly.', {}, { circular: true }),
  error('can-be-resolved', 'Every imported module exists.', {}, { couldNotResolve: true }),
  error(
    'no-dev-packages-in-production',
    'Production code imports no development package.',
    { path: '^(src|gateway)/', pathNot: [TESTS, '^gateway/test-gateway\\.ts$'] },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(MAY_USE).map(featureRule),
    ...Object.entries(LAYERS).flatMap(layerRules),
    ...features,
    ...structure,
    ...gateway,
    ...whole,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.build|\\.data|\\.test|tests/guards/fixtures)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
}

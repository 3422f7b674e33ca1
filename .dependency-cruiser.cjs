// The map of the house, held by `npm run check`. Two tables decide; every rule below is made from them.

/**
 * Which feature may use which, always through the other one's doors (`index.ts`, `server.ts`).
 * A feature folder that is not on this table fails.
 */
const MAY_USE = {
  addresses: ['staff'],
  alerts: ['addresses', 'catalogue', 'content', 'search', 'staff'],
  analytics: [],
  catalogue: ['addresses', 'previews', 'seo', 'staff'],
  content: ['addresses', 'catalogue', 'previews', 'seo', 'staff'],
  leads: ['addresses', 'analytics', 'catalogue', 'content', 'staff'],
  published: ['catalogue', 'staff'],
  previews: ['addresses', 'staff'],
  search: ['addresses', 'catalogue', 'staff', 'transit'],
  seo: ['addresses'],
  shortlist: ['addresses', 'catalogue'],
  staff: [],
  transit: ['addresses', 'catalogue', 'seo'],
}

/**
 * What may be read past a door. The catalogue's words for kinds, groups and brands are also the words of an
 * address, and the catalogue's own door leads back to addresses: through it the modules would go in a circle.
 */
const PAST_THE_DOOR = { addresses: 'src/features/catalogue/rules/vocabulary\\.ts$' }

/** What an operation may use of the platform: all of it works on the context it was handed, none fetches a client. */
const OPERATION_PLATFORM = [
  ...['content-channel', 'context', 'database', 'env', 'lock-person', 'mail', 'mailed-secrets', 'pass', 'queue'],
  'transaction',
]

/**
 * What each room may import inside `src`, its own room included. `own` are rooms of the same feature, `doors` the
 * doors of other features, `src` the rest of the house, `packages` the npm packages (null: any).
 */
const ROOMS = {
  rules: {
    own: ['rules'],
    doors: ['index'],
    src: ['src/kit/', 'src/i18n/locales\\.ts$'],
    packages: ['zod', 'libphonenumber-js'],
  },
  operations: {
    own: ['operations', 'rules', 'mails'],
    doors: ['index', 'server'],
    src: [
      'src/kit/',
      'src/i18n/locales\\.ts$',
      'src/payload-types\\.ts$',
      `src/platform/(${OPERATION_PLATFORM.join('|')})\\.ts$`,
    ],
    packages: null,
  },
  cms: {
    own: ['cms', 'operations', 'rules'],
    doors: ['index', 'server'],
    src: ['src/kit/', 'src/i18n/', 'src/payload-types\\.ts$', 'src/platform/'],
    packages: null,
  },
  reads: {
    own: ['reads', 'operations', 'rules'],
    doors: ['index', 'server'],
    src: ['src/kit/', 'src/i18n/', 'src/platform/'],
    packages: null,
  },
  actions: {
    own: ['actions', 'operations', 'rules'],
    doors: ['index', 'server'],
    src: ['src/kit/', 'src/i18n/', 'src/platform/'],
    packages: null,
  },
  ui: {
    own: ['ui', 'actions', 'rules'],
    doors: ['index'],
    src: ['src/kit/', 'src/i18n/', 'src/design/'],
    packages: null,
  },
  mails: {
    own: ['mails', 'rules'],
    doors: ['index'],
    src: ['src/kit/', 'src/i18n/', 'src/design/letter/', 'src/platform/mail(-of)?\\.ts$'],
    packages: ['react', '@react-email'],
  },
}

const FEATURES = Object.keys(MAY_USE).join('|')
const TESTS = '\\.test\\.tsx?$'
const ROOT_FILES = 'src/(payload\\.config|jobs|instrumentation)\\.ts$'

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Each room stays within its row of the table. */
function roomRules([room, { own, doors, src, packages }]) {
  const from = `^src/features/([^/]+)/${room}/`
  const within = [
    `^src/features/$1/(${own.join('|')})/`,
    `^src/features/[^/]+/(${doors.join('|')})\\.ts$`,
    ...src.map((path) => `^${path}`),
    ...Object.values(PAST_THE_DOOR).map((path) => `^${path}`),
  ]
  const rules = [
    error(
      `room-${room}`,
      `${room}/ may import its own ${own.join(', ')}, other features' ${doors.join(', ')}, and ${src.join(', ')}.`,
      { path: from },
      { path: '^src/', pathNot: within },
    ),
  ]
  if (packages) rules.push(packageRule(room, from, packages))
  return rules
}

/** Pure rooms use few packages; a type alone binds nothing. */
function packageRule(room, from, packages) {
  return error(
    `room-${room}-packages`,
    `${room}/ uses no packages but ${packages.join(', ')}; types alone are free.`,
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
  const past = PAST_THE_DOOR[feature]
  return error(
    `may-use-${feature}`,
    `${feature} may use ${uses.join(', ') || 'no other feature'}. The table MAY_USE decides.`,
    { path: `^src/features/${feature}/` },
    {
      path: '^src/features/',
      pathNot: [`^src/features/(${[feature, ...uses].join('|')})/`, ...(past ? [`^${past}`] : [])],
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
    'room-not-on-the-table',
    `A feature has these rooms and no others: ${Object.keys(ROOMS).join(', ')}.`,
    {},
    {
      path: '^src/features/[^/]+/',
      pathNot: `^src/features/[^/]+/((${Object.keys(ROOMS).join('|')})/|(index|server)\\.ts$)`,
    },
  ),
  error(
    'other-features-through-doors',
    'Another feature is entered through its index.ts or server.ts.',
    { path: '^src/features/([^/]+)/', pathNot: `^src/features/(${Object.keys(PAST_THE_DOOR).join('|')})/` },
    { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/(index|server)\\.ts$'] },
  ),
  error(
    'door-index',
    'index.ts is safe in a browser: it shows its own rules and nothing else.',
    { path: '^src/features/([^/]+)/index\\.ts$' },
    { path: '.', pathNot: '^src/features/$1/rules/' },
  ),
  error(
    'door-server',
    'server.ts shows its own operations and nothing else.',
    { path: '^src/features/([^/]+)/server\\.ts$' },
    { path: '.', pathNot: '^src/features/$1/operations/' },
  ),
]

const house = [
  error('app-is-the-end', 'Nothing imports app.', { pathNot: '^src/app/' }, { path: '^src/app/' }),
  error(
    'app-through-rooms',
    'A route calls one read or action and renders one component.',
    { path: '^src/app/' },
    { path: '^src/features/', pathNot: '^src/features/[^/]+/((reads|actions|ui)/|(index|server)\\.ts$)' },
  ),
  error(
    'kit-stands-alone',
    'kit imports nothing.',
    { path: '^src/kit/', pathNot: TESTS },
    { path: '.', pathNot: '^src/kit/' },
  ),
  error(
    'design-knows-no-features',
    'design imports kit, i18n and itself.',
    { path: '^src/design/' },
    { path: '^src/', pathNot: '^src/(design|kit|i18n)/' },
  ),
  error(
    'i18n-stands-low',
    'i18n imports kit and itself.',
    { path: '^src/i18n/' },
    { path: '^src/', pathNot: '^src/(i18n|kit)/' },
  ),
  error(
    'platform-knows-no-features',
    'platform imports kit, i18n and itself; its Payload client alone knows the configuration.',
    { path: '^src/platform/' },
    {
      path: '^src/',
      pathNot: ['^src/(platform|kit|i18n)/', '^src/payload-types\\.ts$', '^src/payload\\.config\\.ts$'],
    },
  ),
  error(
    'one-payload-client',
    'The configuration is reached through platform/payload.ts (and by Payload’s own routes).',
    { path: '^src/', pathNot: '^src/(platform/payload\\.ts$|app/\\(payload\\)/)' },
    { path: '^src/payload\\.config\\.ts$' },
  ),
  error(
    'who-fetches-the-client',
    'Only reads, actions, routes, jobs and the platform fetch the Payload client; all below is handed a context.',
    { path: '^src/', pathNot: ['^src/features/[^/]+/(reads|actions)/', '^src/(app|platform)/', '^src/jobs\\.ts$'] },
    { path: '^src/platform/payload\\.ts$' },
  ),
  error(
    'composition-roots',
    'The composition roots gather cms rooms and server doors; background work, like a route, also reads.',
    { path: `^${ROOT_FILES}` },
    { path: '^src/features/', pathNot: '^src/features/[^/]+/(cms/|reads/|server\\.ts$)' },
  ),
  error(
    'roots-are-the-end',
    'jobs and instrumentation are started, not imported.',
    { path: '^src/', pathNot: '^src/instrumentation\\.ts$' },
    { path: '^src/(jobs|instrumentation)\\.ts$' },
  ),
  error(
    'cms-is-gathered-once',
    'A cms room is imported by its own feature and the composition root.',
    { path: '^src/', pathNot: ['^src/features/', `^${ROOT_FILES}`] },
    { path: '^src/features/[^/]+/cms/' },
  ),
  error(
    'src-stands-alone',
    'src imports nothing that lies beside it, but for the words.',
    { path: '^src/' },
    { path: '^(front|content|scripts|tests|bench|migrations)/' },
  ),
  error(
    'content-is-data',
    'content may import src, and nothing else beside it.',
    { path: '^content/' },
    { path: '^(front|scripts|tests|bench|src/app)/' },
  ),
  error(
    'tests-are-the-end',
    'Only tests import tests.',
    { pathNot: ['^tests/', '^bench/', '^vitest\\.config\\.ts$'] },
    { path: '^tests/' },
  ),
]

const front = [
  error(
    'front-knows-addresses-only',
    'The front door imports the addresses, the languages and kit.',
    { path: '^front/' },
    {
      path: '^(src|content|scripts|tests|bench)/',
      pathNot: ['^src/features/addresses/index\\.ts$', '^src/i18n/locales\\.ts$', '^src/kit/'],
    },
  ),
  error(
    'front-stays-small',
    'Nor does it reach more of the house by a detour.',
    { path: '^front/', pathNot: TESTS },
    {
      path: ['^src/', '(^|/)node_modules/(react|react-dom|next|payload|next-intl|@payloadcms)/'],
      pathNot: [
        '^src/features/addresses/',
        '^src/features/catalogue/rules/vocabulary\\.ts$',
        '^src/i18n/locales\\.ts$',
        '^src/kit/',
      ],
      reachable: true,
    },
  ),
]

const whole = [
  error('no-circles', 'Modules do not go in a circle.', {}, { circular: true }),
  error('can-be-resolved', 'What is imported exists.', {}, { couldNotResolve: true }),
  error(
    'no-tools-in-the-product',
    'What serves visitors uses no development package.',
    { path: '^(src|front)/', pathNot: [TESTS, '^front/door-under-test\\.ts$'] },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(MAY_USE).map(featureRule),
    ...Object.entries(ROOMS).flatMap(roomRules),
    ...features,
    ...house,
    ...front,
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

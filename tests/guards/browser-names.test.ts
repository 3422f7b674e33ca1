import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { policyBlocks } from '@/features/policies/domain/policy-text'
import { deliveredPolicy } from '@/features/policies/ui/policy-words'
import { LOCALES, type Locale } from '@/i18n/locales'
import { COOKIE_RULES } from '@/kernel/http/cookies'
import { type BrowserNames, browserNames, type PassedOn } from './browser-names'
import { treeOf } from './tree'

const PASSED_ON: PassedOn = {
  // Calls of `remember` and `storageKey` are seen.
  'src/design/show/browser-memory.ts key': [],
  'src/features/project-page/ui/floor-plan/use-furniture.ts key': [],
  // A parameter of two constants, and loops that forget: constants called COOKIE are seen.
  'src/features/members/actions/browser.ts name': [],
  // Made by `cookieLine`, whose calls are seen; and the token of Payload.
  'src/features/staff/cms/staff-answer.ts cookie': [],
  'src/platform/http/kept-cookie.ts name': [],
  'gateway/http/request-context.ts cookie.name': [],
  'gateway/http/request-context.ts isHttps ? sealedCookie(line) : line': [],
  // Made by `copySource`.
  'src/features/routing/ui/keep-source-copy.tsx restored': ['adsrcid'],
}

/** What Payload leaves in the browsers of staff, and the file of it that says so. `staff` is our prefix. */
const OF_PAYLOAD = {
  cookies: {
    'staff-token': ['payload/dist/auth/cookies.js', '}-token`'],
    'staff-lng': ['payload/dist/utilities/getRequestLanguage.js', '}-lng`'],
    'staff-theme': ['@payloadcms/ui/dist/providers/Theme/index.js', '}-theme`'],
  },
  storage: {
    _payloadClipboard: ['@payloadcms/ui/dist/elements/ClipboardAction/clipboardUtilities.js', "'_payloadClipboard'"],
    'payload-pending-success-toast': ['@payloadcms/ui/dist/views/Edit/index.js', "'payload-pending-success-toast'"],
    'payload-forgot-password:staff': [
      '@payloadcms/next/dist/views/ForgotPassword/ForgotPasswordForm/index.js',
      'payload-forgot-password:',
    ],
  },
} as const

const inPackage = (file: string) => readFileSync(join('node_modules', file), 'utf8')

/** The names in the two tables of the cookie policy. */
function listed(locale: Locale): { cookies: string[]; storage: string[] } {
  const tables = deliveredPolicy(locale, 'cookies')
    .sections.flatMap(({ text }) => policyBlocks(text))
    .flatMap((block) => (block.kind === 'table' ? [block.table.rows.flatMap(({ name }) => name)] : []))
  return { cookies: tables[0] ?? [], storage: tables[1] ?? [] }
}

/** Names that are set and not listed, or listed and not set. */
function faultsOf(
  { cookies, storage, untold }: BrowserNames,
  list: { cookies: string[]; storage: string[] },
): string[] {
  const compare = (kind: 'cookies' | 'storage', set: ReadonlySet<string>) => [
    ...[...set].filter((name) => !list[kind].includes(name)).map((name) => `not listed: ${name}`),
    ...list[kind]
      .filter((name) => !set.has(name) && !Object.hasOwn(OF_PAYLOAD[kind], name))
      .map((name) => `not set: ${name}`),
  ]
  return [...untold, ...compare('cookies', cookies), ...compare('storage', storage)]
}

/** What a script of `public/` that answers for the network may not do: it reads what pages have kept themselves. */
const WRITES_A_CACHE = /\.put\(|\.add(?:All)?\(|indexedDB|postMessage|\bmethod:/

describe('what the site leaves in a browser', () => {
  it('is not added to by the script that answers without a connection', () => {
    const worker = readFileSync('public/kept-pages.js', 'utf8')
    expect(worker).not.toMatch(WRITES_A_CACHE)
    // The caches that it reads are those that the policy names.
    const read = [...worker.matchAll(/'(kept-[a-z]+)'/g)].map(([, name]) => name)
    expect(new Set(read)).toEqual(new Set(listed('en').storage.filter((name) => name.startsWith('kept-'))))
  })

  const names = browserNames('.', PASSED_ON)

  it('is told from the code', () => {
    expect(names.untold).toEqual([])
    expect(names.cookies.size).toBeGreaterThan(15)
    expect(names.storage.size).toBeGreaterThan(15)
  })

  it.each(LOCALES)('is all in the cookie policy in %s, and nothing else is', (locale) => {
    expect(faultsOf(names, listed(locale))).toEqual([])
  })

  it('has the rule of the one module that makes cookies, except what scripts and the back office keep by themselves', () => {
    const ruled = Object.keys(COOKIE_RULES).map((name) => (name.endsWith('-') ? `${name}…` : name))
    const byScripts = ['cookie_choice', 'locale', 'staff-lng', 'staff-theme']
    expect([...ruled, ...byScripts].toSorted()).toEqual(listed('en').cookies.toSorted())
  })

  it('is made nowhere else: no other file says how a cookie is kept', () => {
    const makers = ['src/kernel/http/cookies.ts', 'src/kernel/http/script-cookie.ts', 'src/features/staff/cms/staff.ts']
    const files = ['src', 'gateway'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    const making = files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => /httpOnly|[Ss]ame[Ss]ite=|sameSite:/.test(readFileSync(file, 'utf8')))
    expect(making.toSorted()).toEqual(makers.toSorted())
  })

  it('of Payload is named as Payload names it, and Payload keeps nothing else', () => {
    for (const [file, words] of [...Object.values(OF_PAYLOAD.cookies), ...Object.values(OF_PAYLOAD.storage)])
      expect(inPackage(file), file).toContain(words)
    const writing = ['@payloadcms/ui/dist', '@payloadcms/next/dist'].flatMap((dist) =>
      readdirSync(join('node_modules', dist), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js') && !name.startsWith('exports'))
        .map((name) => `${dist}/${name}`)
        .filter((file) => /setItem\(|document\.cookie *=/.test(inPackage(file))),
    )
    const known = [...Object.values(OF_PAYLOAD.storage), OF_PAYLOAD.cookies['staff-theme']].map(([file]) => file)
    expect(writing.toSorted()).toEqual(known.toSorted())
  })
})

describe('a tree that leaves more', () => {
  const LISTED = { cookies: ['known'], storage: ['kept'] }
  const FINE = "localStorage.setItem('kept', '1')\ndocument.cookie = 'known=1; Path=/'\n"
  const faults = (code: string, more: Record<string, string> = {}) =>
    faultsOf(browserNames(treeOf({ 'src/a.ts': FINE, 'gateway/b.ts': code, ...more }), {}), LISTED)

  it('is fine when it leaves only what is listed', () => {
    expect(faults('')).toEqual([])
  })

  it.each([
    ['a literal key', "sessionStorage.setItem('more', x)", 'not listed: more'],
    ['a constant', "const KEY = 'more'\nlocalStorage.setItem(KEY, x)", 'not listed: more'],
    ['a key made of parts', `localStorage.setItem(\`more:\${id}\`, x)`, 'not listed: more:…'],
    [
      'a key by a function',
      `const keyOf = (id: string) => \`more:\${id}\`\nremember(m, keyOf(id), x)`,
      'not listed: more:…',
    ],
    ['a cookie of a script', `document.cookie = \`more=\${x}; Path=/\``, 'not listed: more'],
    ['a cookie of the server', "import { cookies } from 'next/headers'\njar.set('more', x)", 'not listed: more'],
    ['a header', `response.setHeader('Set-Cookie', \`more=\${x}\`)`, 'not listed: more'],
    ['a property', "const head = { 'Set-Cookie': 'more=1' }", 'not listed: more'],
    ['a cookie by the module', "await writeCookie('more', x, 60)", 'not listed: more'],
    ['a line by the module', "const head = { 'Set-Cookie': cookieLine('more', x, 60, true) }", 'not listed: more'],
    [
      'a cookie of a script by the module',
      "document.cookie = scriptCookie('more', x, 60, location)",
      'not listed: more',
    ],
    ['a cookie of Payload', "generateCookie({ name: 'more', value })", 'not listed: more'],
    ['a constant that is called a cookie', "export const MORE_COOKIE = 'more'", 'not listed: more'],
    ['a key that is not told', 'localStorage.setItem(key, x)', 'gateway/b.ts key'],
    ['a script in a string', "const script = 'localStorage.setItem(1, 2)'", 'gateway/b.ts writes in another way'],
    ['a property of the storage', 'localStorage.more = x', 'gateway/b.ts localStorage.m'],
    ['another store', "indexedDB.open('more')", 'gateway/b.ts indexedDB'],
  ])('by %s', (_, code, fault) => {
    expect(faults(code)).toEqual([fault])
  })

  it('by a constant of another file', () => {
    const other = { 'src/key.ts': "export const KEY = 'more'\n" }
    expect(faults("import { KEY } from './key'\nlocalStorage.setItem(KEY, x)", other)).toEqual(['not listed: more'])
  })

  it('or that no longer leaves what is listed', () => {
    const tree = treeOf({ 'src/a.ts': "document.cookie = 'known=1'\n", 'gateway/b.ts': '' })
    expect(faultsOf(browserNames(tree, {}), LISTED)).toEqual(['not set: kept'])
  })
})

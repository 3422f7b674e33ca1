import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { indexedPages } from '@/features/routing'
import { EXPECTED } from '@/gathered/expected'
import { FEATURES } from '@/gathered/features'
import { EVERY_PAGE_TAGS, TABLE_TAGS } from '@/kernel/cache/cache-tags'
import { KIND_TAGS } from '@/kernel/cache/kind-tags'
import type { Expected } from '@/kernel/feature-expected'
import { gathered, manifestsOf } from '../../scripts/gather-features'

const folders = readdirSync('src/features').sort()
const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index)

describe('a feature', () => {
  it('has a manifest of its name in the generated list', () => {
    expect(FEATURES.map(({ name }) => name).sort()).toEqual(folders)
  })

  it.each(Object.entries(gathered('.', FEATURES)))('matches its folder in %s', (name, text) => {
    expect(readFileSync(join('src', name), 'utf8'), 'run `npx tsx scripts/gather-features.ts`').toBe(text)
  })

  it('is the only owner of its message files, and every file has an owner', () => {
    const files = readdirSync('messages/en').map((file) => file.replace('.json', ''))
    expect(FEATURES.flatMap(({ messages }) => messages).toSorted()).toEqual(files.toSorted())
  })

  it('is the only owner of its cache tags, and every tag has an owner', () => {
    const owned: readonly string[] = FEATURES.flatMap(({ tags }) => tags)
    expect(owned.toSorted()).toEqual([...EVERY_PAGE_TAGS, ...KIND_TAGS, ...TABLE_TAGS].toSorted())
  })

  it('names the pages of its own that search engines index, and no others are', () => {
    const samples: readonly Expected[] = EXPECTED
    const named = samples.flatMap(({ indexed }) => indexed ?? [])
    expect(
      indexedPages('cht')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(named.map((words) => `/cht/${words}`).toSorted())
  })

  it('shares no back office area with another', () => {
    expect(twice(FEATURES.flatMap(({ permissions }) => permissions))).toEqual([])
  })
})

describe('a new feature', () => {
  const root = mkdtempSync(join(tmpdir(), 'features-'))
  afterAll(() => rmSync(root, { recursive: true }))

  it('is found by its folder', async () => {
    const folder = join(root, 'src/features/guest-book')
    mkdirSync(folder, { recursive: true })
    const own = "{ name: 'guest-book', messages: ['guests'], tags: [], permissions: [], env: {} }"
    writeFileSync(join(folder, 'feature.ts'), `export const feature = ${own}\n`)
    writeFileSync(join(folder, 'env.ts'), 'export const env = {}\n')
    writeFileSync(join(folder, 'collections.ts'), 'export const collections = []\n')
    writeFileSync(join(folder, 'jobs.ts'), 'export const jobs = { tasks: {} }\n')
    for (const locale of ['th', 'en', 'cht']) {
      mkdirSync(join(root, 'messages', locale), { recursive: true })
      writeFileSync(join(root, 'messages', locale, 'guests.json'), '{}')
    }
    const files = gathered(root, await manifestsOf(root))
    expect(files['gathered/features.ts']).toContain(
      "import { feature as guestBook } from '@/features/guest-book/feature'",
    )
    expect(files['gathered/env.ts']).toContain('  ...guestBook,')
    expect(files['gathered/collections.ts']).toContain('  ...guestBook,')
    expect(files['gathered/jobs.ts']).toContain('[\n  guestBook,\n]')
    expect(files['gathered/messages.ts']).toContain("import thGuests from '../../messages/th/guests.json'")
    expect(files['gathered/messages.ts']).toContain('  guests: typeof enGuests')
    // A language whose file is missing does without it, and the build goes on (A1.4).
    expect(files['gathered/messages.ts']).not.toContain('messages/chs/guests.json')
  })
})

import { describe, expect, test } from 'vitest'
import { isFreeForPost } from '@/features/routing'
import { linkTarget } from '@/features/routing/domain/link-target'
import { LOCALES } from '@/i18n/locales'
import { PROJECT_FACTS } from '../facts'
import { SCENE } from '../seeding/pictures'
import { NEWS_ABOUT_THE_COMPANY } from './news-company'
import { NEWS_ABOUT_HOMES } from './news-homes'
import { POSTS_ABOUT_CHOOSING } from './posts-choosing'
import { POSTS_ABOUT_LIVING } from './posts-living'

const NEWS = [...NEWS_ABOUT_HOMES, ...NEWS_ABOUT_THE_COMPANY]
const POSTS = [...POSTS_ABOUT_CHOOSING, ...POSTS_ABOUT_LIVING]
const PROJECTS = PROJECT_FACTS.map(({ slug }) => slug)

describe('the seeded stories', () => {
  test('have unique slugs, and dates in 2026', () => {
    const names = [...NEWS.map(({ key }) => key), ...POSTS.map(({ slug }) => slug)]
    expect(new Set(names).size).toBe(names.length)
    for (const { day } of [...NEWS, ...POSTS]) expect(day).toMatch(/^2026-\d\d-\d\d$/)
    for (const { slug } of POSTS) expect(isFreeForPost(slug), slug).toBe(true)
  })

  test('show images of existing projects', () => {
    const inside = POSTS.flatMap(({ body }) => body.flatMap((part) => ('picture' in part ? part.picture : [])))
    for (const { of } of [...NEWS.map(({ picture }) => picture), ...POSTS.map(({ cover }) => cover), ...inside])
      if (of !== SCENE) expect(PROJECTS).toContain(of)
  })

  test('show no picture twice: the newest stand together on the home page, in lists and beside each other', () => {
    const inside = POSTS.flatMap(({ body }) => body.flatMap((part) => ('picture' in part ? part.picture : [])))
    const shown = [...NEWS.map(({ picture }) => picture), ...POSTS.map(({ cover }) => cover), ...inside]
    const names = shown.map(({ of, key }) => `${of} ${key}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('link to existing pages', () => {
    const links = POSTS.flatMap(({ body }) => body.filter((part) => part.blockType === 'link'))
    expect(links.length).toBeGreaterThanOrEqual(POSTS.length)
    for (const { address } of links) expect(linkTarget('th', [], address), address).toMatchObject({ isKnown: true })
  })

  test.each(LOCALES)('have the same number of parts in %s, and no exclamation marks', (locale) => {
    for (const { key, title, content } of NEWS) {
      expect(content[locale], key).toHaveLength(content.th.length)
      for (const text of [title[locale], ...content[locale]]) expect(text, key).not.toMatch(/[!！]|^\s|\s$/)
    }
  })
})

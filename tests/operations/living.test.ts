import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { announcePastEvents } from '@/features/lifestyle/operations/announce-past-events'
import { findEntry, findEntryDraft, findMembersParts, listEntries } from '@/features/lifestyle/operations/find-entries'
import { LOCALES } from '@/i18n/locales'
import { ActorRefusedError } from '@/platform/database/require-actor'
import { LIVING } from '../../demo/seeding/living'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { contextOf, someMember } from '../support/members'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const visitor = () => someContext()
const asAdmin = () => someContext(new Date(), { kind: 'staff', id: 1, role: 'admin' })

/** What is for members of the demonstration content, in a language. */
const membersTexts = (locale: (typeof LOCALES)[number]) =>
  LIVING.flatMap(({ body }) => body[locale].filter(([, , members]) => members).map(([, text]) => text))

describe('what is for members', () => {
  it('is in no public read: neither list nor page, in no language', async () => {
    for (const locale of LOCALES) {
      const ctx = await visitor()
      const cards = await listEntries(ctx, locale)
      const pages = await Promise.all(cards.map(({ slug }) => findEntry(ctx, locale, slug)))
      const sent = JSON.stringify([cards, pages])
      const texts = membersTexts(locale)
      expect(texts.length).toBeGreaterThan(5)
      const lines = texts.flatMap((text) => text.split('\n'))
      expect(lines.filter((line) => sent.includes(line))).toEqual([])
      expect(cards.length).toBeGreaterThanOrEqual(10)
    }
  })

  it('is read by members, for each lock of the page, and by nobody else', async () => {
    const member = await contextOf((await someMember()).token)
    if (!member) throw new Error('The session is gone')
    const found = await findMembersParts(member, 'en', 'air-conditioning')
    const locks = found?.entry.parts.filter(({ kind }) => kind === 'locked')
    expect(locks).toHaveLength(found?.groups.length ?? 0)
    expect(JSON.stringify(found?.groups)).toContain('rinse the filter')
    expect(await findMembersParts(member, 'en', 'no-such-page')).toBeNull()
    for (const ctx of [await visitor(), await asAdmin()])
      await expect(findMembersParts(ctx, 'en', 'air-conditioning')).rejects.toThrow(ActorRefusedError)
  })
})

describe('a draft', () => {
  it('is seen by staff only until it is published, and again when it is taken down', async () => {
    const slug = `draft-${Date.now()}`
    const staff = await asAdmin()
    const data = { kind: 'service', slug, title: 'ร่าง', _status: 'draft' } as const
    const { id } = await payload.create({ collection: 'living-entries', draft: true, data })
    expect((await findEntryDraft(staff, 'th', slug))?.entry.title).toBe('ร่าง')
    expect(await findEntry(await visitor(), 'th', slug)).toBeNull()
    await expect(findEntryDraft(await visitor(), 'th', slug)).rejects.toThrow(ActorRefusedError)

    await payload.update({ collection: 'living-entries', id, data: { _status: 'published' } })
    expect((await findEntry(await visitor(), 'th', slug))?.title).toBe('ร่าง')
    await payload.delete({ collection: 'living-entries', id })
    expect(await findEntry(await visitor(), 'th', slug)).toBeNull()
  })
})

describe('after midnight in Bangkok', () => {
  it.each([
    ['2026-12-12T16:59:00Z', false],
    ['2026-12-12T17:03:00Z', true],
    ['2026-12-13T17:03:00Z', false],
  ])('the event of 12 December is moved to those that are over: %s %s', async (now, isMoved) => {
    expect(await announcePastEvents(await jobContext(new Date(now)))).toBe(isMoved)
  })
})

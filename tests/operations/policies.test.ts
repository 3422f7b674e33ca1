import first from '@demo/policies/1.0.th.json'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { currentEdition } from '@/features/policies/domain/policy'
import { listPolicies, listPolicyDrafts } from '@/features/policies/operations/find-policies'
import { deliveredPolicy } from '@/features/policies/ui/policy-words'
import { LOCALES } from '@/i18n/locales'
import type { StaffRole } from '@/kernel/actor'
import type { Policy } from '@/payload-types'
import { contentSystem, holderOf, someContext, staffMember } from '../support/content-system'
import { notificationsOf } from '../support/notifications'

let payload: Payload
const made: number[] = []

beforeAll(async () => {
  payload = await contentSystem()
})

afterEach(async () => {
  for (const id of made.splice(0)) await payload.delete({ collection: 'policies', id })
})

const asRole = async (role: StaffRole) => ({ user: await staffMember(payload, role), overrideAccess: false })

async function someEdition(change: Partial<Policy> = {}, who: object = {}) {
  const data = {
    part: 'privacy',
    version: '3.0',
    effectiveFrom: '2027-01-01T00:00:00.000Z',
    title: 'ฉบับใหม่',
    sections: [{ anchor: 'who', title: 'ใคร', text: 'เรา' }],
    _status: 'published',
    ...change,
  }
  const draft = data._status === 'draft'
  const edition = await payload.create({ collection: 'policies', locale: 'th', draft, data: data as never, ...who })
  made.push(edition.id)
  return edition
}

const present = async (locale: (typeof LOCALES)[number]) =>
  currentEdition(await listPolicies(await someContext(), locale, 'privacy'))

describe('the seeded policies', () => {
  it('keep the first edition as it was, because consents were given on it', async () => {
    for (const part of ['privacy', 'cookies'] as const) {
      const found = await listPolicies(await someContext(), 'th', part)
      const { sections, ...text } = first[part]
      expect(found.find(({ version }) => version === '1.0')).toMatchObject({ ...text, sections })
    }
  })

  it.each(LOCALES)('match in %s the built-in text that is used without an edition', async (locale) => {
    const ctx = await someContext()
    for (const part of ['privacy', 'cookies'] as const) {
      const [kept] = await listPolicies(ctx, locale, part)
      const { effectiveFrom, ...delivered } = deliveredPolicy(locale, part)
      expect(kept).toMatchObject(delivered)
      expect(Date.parse(kept?.effectiveFrom ?? '')).toBe(Date.parse(effectiveFrom))
    }
  })
})

describe('an edition', () => {
  it('applies once it is published, and earlier editions stay', async () => {
    expect((await present('th'))?.version).toBe('2.0')
    const told = await notificationsOf(() => someEdition())
    expect(told).toEqual(['withdrawn,policies'])
    expect((await present('th'))?.version).toBe('3.0')
    const versions = (await listPolicies(await someContext(), 'th', 'privacy')).map(({ version }) => version)
    expect(versions).toEqual(['3.0', '2.0', '1.0'])
  })

  it('is shown in Thai where its translation is incomplete', async () => {
    const { id, sections } = await someEdition()
    expect(await present('cht')).toMatchObject({ version: '3.0', lang: 'th', title: 'ฉบับใหม่' })
    const [row] = sections
    const text = { title: 'New edition', sections: [{ ...row, title: 'Who', text: 'We' }] }
    await payload.update({ collection: 'policies', id, locale: 'en', data: { ...text, _status: 'published' } as never })
    expect(await present('en')).toMatchObject({ lang: 'en', title: 'New edition', sections: [{ text: 'We' }] })
    expect(await present('th')).toMatchObject({ lang: 'th', title: 'ฉบับใหม่', sections: [{ text: 'เรา' }] })
  })

  it('is not visible as a draft (control: published above)', async () => {
    expect(await notificationsOf(() => someEdition({ _status: 'draft' }))).toEqual([])
    expect((await present('th'))?.version).toBe('2.0')
    const drafts = await listPolicyDrafts(await holderOf('preview'), 'th', 'privacy')
    expect(drafts.map(({ version }) => version)).toEqual(['3.0', '2.0', '1.0'])
  })

  it('keeps every save as a version with its author', async () => {
    const publisher = await asRole('publisher')
    const { id } = await someEdition({}, publisher)
    await payload.update({ collection: 'policies', id, data: { title: 'อีกครั้ง', _status: 'published' }, ...publisher })
    const { docs } = await payload.findVersions({
      collection: 'policies',
      where: { parent: { equals: id } },
      locale: 'th',
    })
    expect(docs.map(({ version }) => version.title)).toEqual(['อีกครั้ง', 'ฉบับใหม่'])
    expect(docs[0]?.version.changedBy).toBe(publisher.user.name)
  })

  it.each([
    ['a name that another has', { version: '1.0' }],
    ['a name that is none', { version: 'new' }],
    ['no sections', { sections: [] }],
    ['a table without a head', { sections: [{ anchor: 'a', title: 'b', text: '| a | b' }] }],
    ['an anchor that no address can have', { sections: [{ anchor: 'A b', title: 'b', text: 'c' }] }],
  ] as [string, Partial<Policy>][])('is not published with %s', async (_, change) => {
    await expect(someEdition(change)).rejects.toThrow()
  })

  it('may have the same name as an edition of the other policy', async () => {
    const cookies = await listPolicies(await someContext(), 'th', 'cookies')
    expect(cookies.map(({ version }) => version)).toEqual(['2.0', '1.0'])
    await expect(someEdition({ part: 'cookies', version: '4.0' })).resolves.toMatchObject({ version: '4.0' })
  })

  it('can be written by an editor and published only by a publisher', async () => {
    await expect(someEdition({}, await asRole('editor'))).rejects.toThrow()
    await someEdition({ _status: 'draft' }, await asRole('editor'))
    await expect(someEdition({ version: '3.1', _status: 'draft' }, await asRole('sales'))).rejects.toThrow()
    await someEdition({ version: '3.2' }, await asRole('publisher'))
  })
})

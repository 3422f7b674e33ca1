import { createLocalReq, type Payload, ValidationError } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resolveAddress } from '@/features/routing'
import { exportRedirects } from '@/features/routing/operations/export-redirects'
import { findAddressSettings, findSectionLocales } from '@/features/routing/operations/find-address-settings'
import { importRedirects, previewImport } from '@/features/routing/operations/import-redirects'
import { traceForStaff } from '@/features/routing/operations/trace-for-staff'
import { recordUnknownAddresses } from '@/features/routing/server'
import type { StaffRole } from '@/kernel/actor'
import { type Context, contextOf } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'

let payload: Payload
beforeAll(async () => {
  payload = await contentSystem()
})
beforeEach(async () => {
  await payload.delete({ collection: 'redirects', where: { note: { equals: 'of a test' } } })
})

const save = (from: string, to: string | null, more: object = {}) =>
  payload.create({
    collection: 'redirects',
    data: { from, to, locale: 'all', kind: to === null ? 'removed' : 'redirect', note: 'of a test', ...more },
  })

/** The validation message of the back office, and its field. */
async function refusalOf(saving: Promise<unknown>): Promise<string[]> {
  const error = await saving.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ValidationError)) throw error ?? new Error('it was saved')
  return error.data.errors.flatMap(({ path, message }) => [path, message])
}

async function as(role: StaffRole): Promise<Context> {
  return contextOf(await createLocalReq({ user: await staffMember(payload, role) }, payload))
}

const answerTo = async (path: string) => {
  const found = resolveAddress({ path, search: '' }, await findAddressSettings(await jobContext()))
  return 'location' in found ? found.location : found.kind
}

describe('a redirect that an editor saves', () => {
  it('is stored in its canonical spelling and works at once', async () => {
    const kept = await save('https://old.example/TH/Condominium/Test_Old/', ' /promotion?x=1 ')
    expect(kept).toMatchObject({ from: 'condominium/test-old', to: '/promotion?x=1', isActive: true })
    expect(await answerTo('/EN/Condominium/Test_Old/')).toBe('/en/promotion?x=1')
    await payload.update({ collection: 'redirects', id: kept.id, data: { isActive: false } })
    expect(await answerTo('/en/condominium/test-old')).toBe('page')
  })

  it.each([
    ['a page of today', 'promotion', '/home', 'from', '“promotion” has a page of its own today.'],
    ['the back office', 'admin', '/home', 'from', 'Addresses below “admin” are reserved for the program.'],
    ['itself', 'test-a', '/test-a', 'to', 'It would lead to itself.'],
    ['nothing', 'test-a', '/nothing', 'to', 'There is no page at “/nothing”.'],
    ['two slashes', 'test-a', '//evil.example', 'to', /^This cannot be a target/],
    ['a line end', 'test-a', '/home\r\nSet-Cookie: a', 'to', /^This cannot be a target/],
    ['a user', 'test-a', 'https://a@investor.noble-nue.example', 'to', 'An address outside names no user.'],
    ['plain http', 'test-a', 'http://investor.noble-nue.example', 'to', /^An address outside begins with https/],
    ['a strange host', 'test-a', 'https://evil.example', 'to', /^“evil.example” is not among the hosts/],
  ])('is refused with a message at its field: %s', async (_, from, to, field, sentence) => {
    const [path, said] = await refusalOf(save(from, to))
    expect(path).toBe(field)
    expect(said).toMatch(sentence)
  })

  it('may lead to an allowed host', async () => {
    expect(await save('test-a', `https://investor.noble-nue.example/a`)).toMatchObject({
      to: `https://investor.noble-nue.example/a`,
    })
  })

  it('is refused when it makes a chain or a loop, with the final target in the message', async () => {
    await save('condominium/test-b', '/promotion')
    expect(await refusalOf(save('test-a', '/condominium/test-b'))).toEqual([
      'to',
      'The target is redirected itself. Lead to where it ends: “/promotion”.',
    ])
    const c = await save('condominium/test-c', '/condominium/test-d')
    expect(await refusalOf(save('condominium/test-d', '/home'))).toEqual(['from', expect.stringContaining('test-c')])
    expect(await refusalOf(save('condominium/test-d', '/condominium/test-c'))).toEqual([
      'to',
      expect.stringContaining('circle'),
    ])
    // Control: a disabled redirect does not redirect.
    await payload.update({ collection: 'redirects', id: c.id, data: { isActive: false } })
    await save('condominium/test-d', '/home')
    expect(await refusalOf(payload.update({ collection: 'redirects', id: c.id, data: { isActive: true } }))).toEqual([
      'to',
      'The target is redirected itself. Lead to where it ends: “/home”.',
    ])
  })

  it('never makes a loop, even when both ends are saved at once', async () => {
    const saves = [save('condominium/test-x', '/condominium/test-y'), save('condominium/test-y', '/condominium/test-x')]
    const states = (await Promise.allSettled(saves)).map(({ status }) => status).sort()
    expect(states).toEqual(['fulfilled', 'rejected'])
  })
})

describe('an imported file of redirects', () => {
  const FILE = 'from,to,note\ntest-one,/home,of a test\ntest-two,/promotion,of a test\n'

  const markOf = async (ctx: Context, csv: string) => {
    const preview = await previewImport(ctx, csv)
    return preview.ok ? preview.value.mark : ''
  }

  it('is previewed before it is written, and importing it again changes nothing', async () => {
    const ctx = await as('publisher')
    const mark = await markOf(ctx, FILE)
    expect(await answerTo('/th/test-one')).toBe('unknown')
    expect(await importRedirects(ctx, { csv: FILE, mark })).toEqual({ ok: true, value: 2 })
    expect(await answerTo('/th/test-one')).toBe('/th/home')
    const again = await previewImport(ctx, FILE)
    expect(again.ok && again.value.rows.map(({ fate }) => fate)).toEqual(['same', 'same'])
    const exported = await exportRedirects(ctx)
    expect(exported).toMatch(/^\ufefffrom,locale,kind,to,isActive,note\r\n/)
    expect(exported).toContain('test-one,all,redirect,/home,yes,of a test\r\n')
  })

  it('is not written over what a colleague saved since the preview, even where the same rows change', async () => {
    const ctx = await as('publisher')
    const csv = 'from,to,note\ntest-held,/home,of a file\n'
    await save('test-held', '/contact')
    const mark = await markOf(ctx, csv)
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: 'test-held' } } })
    await payload.update({ collection: 'redirects', id: docs[0]?.id ?? 0, data: { to: '/promotion' } })
    expect(await importRedirects(ctx, { csv, mark })).toEqual({ ok: false, refusal: 'changed' })
  })

  it('is not written when a row is refused, or when redirects have changed since', async () => {
    const ctx = await as('publisher')
    const bad = `${FILE}test-three,//evil.example,of a test\n`
    expect(await importRedirects(ctx, { csv: bad, mark: await markOf(ctx, bad) })).toEqual({
      ok: false,
      refusal: 'refused',
    })
    const mark = await markOf(ctx, FILE)
    await save('test-two', '/contact')
    expect(await importRedirects(ctx, { csv: FILE, mark })).toEqual({ ok: false, refusal: 'changed' })
    expect(await previewImport(ctx, 'a"b')).toEqual({ ok: false, refusal: 'not-csv' })
    expect(await answerTo('/th/test-one')).toBe('unknown')
  })

  it('is rejected without permission and writes nothing', async () => {
    const ctx = await as('editor')
    await expect(importRedirects(ctx, { csv: FILE, mark: await markOf(await as('publisher'), FILE) })).rejects.toThrow()
    expect(await answerTo('/th/test-one')).toBe('unknown')
  })
})

describe('tracing an address', () => {
  it('shows every step with its redirect', async () => {
    const { id } = await save('test-old', '/condominium')
    const ctx = await as('editor')
    const trace = await traceForStaff(ctx, `${env.publicUrl}/TH/Test_Old/?a=1#top`)
    expect(trace?.steps.map(({ rule }) => rule)).toEqual(['slashes', 'language', 'editor', 'alias'])
    expect(trace?.steps[2]?.id).toBe(id)
    expect(trace?.outcome).toMatchObject({ kind: 'redirect', location: '/th/project/condominium/all?a=1' })
    expect(await traceForStaff(ctx, 'https://other.example/th/home')).toBeNull()
    expect((await traceForStaff(ctx, 'th/บ้าน เก่า'))?.outcome.kind).toBe('unknown')
  })
})

describe('unknown addresses', () => {
  const DAY = 86_400_000
  const rows = async () => {
    const where = { path: { like: '/th/test-' } }
    const { docs } = await payload.find({ collection: 'unknown-addresses', where, sort: 'path' })
    return docs.map(({ path, hits }) => [path, hits])
  }

  it('are counted across all nodes and deleted after 90 days', async () => {
    const start = new Date()
    const found = [
      { path: '/th/test-a', hits: 2 },
      { path: '/th/test-b', hits: 1 },
    ]
    await Promise.all([1, 2, 3].map(async () => recordUnknownAddresses(await jobContext(start), found)))
    expect(await rows()).toEqual([
      ['/th/test-a', 6],
      ['/th/test-b', 3],
    ])
    await recordUnknownAddresses(await jobContext(new Date(start.getTime() + 50 * DAY)), [
      { path: '/th/test-a', hits: 1 },
    ])
    expect(await rows()).toHaveLength(2)
    await recordUnknownAddresses(await jobContext(new Date(start.getTime() + 91 * DAY)), [
      { path: '/th/test-c', hits: 1 },
    ])
    expect(await rows()).toEqual([
      ['/th/test-a', 7],
      ['/th/test-c', 1],
    ])
  })

  it('are limited in number', async () => {
    const invented = Array.from({ length: 2_000 }, (_, index) => ({ path: `/th/invented-${index}`, hits: 1 }))
    await recordUnknownAddresses(await jobContext(), [{ path: '/th/test-much-asked', hits: 50 }])
    for (const part of ['a', 'b', 'c']) {
      await recordUnknownAddresses(
        await jobContext(),
        invented.map(({ path, hits }) => ({ path: `${path}-${part}`, hits })),
      )
    }
    const { totalDocs } = await payload.count({ collection: 'unknown-addresses' })
    expect(totalDocs).toBe(5_000)
    expect(await rows()).toContainEqual(['/th/test-much-asked', 50])
    await (await databaseOf(payload)).execute(sql`delete from unknown_addresses where path like '/th/%'`)
  })
})

describe('the demo content', () => {
  it('has three former slugs, two removed projects, and a blog in Thai', async () => {
    expect(await answerTo('/en/condominium/nue-r9')).toBe('/en/condominium/nue-district-r9')
    expect(await answerTo('/en/house/noble-linden')).toBe('/en/single-detached-house/noble-linden-ramindra')
    expect(await answerTo('/en/condominium/noble-terrace-sathorn')).toBe('/en/404')
    expect(await findSectionLocales(await someContext())).toEqual({ blog: ['th'] })
    expect(await answerTo('/en/blog')).toBe('/th/blog')
  })

  it('opens a section in a language when an editor enables it', async () => {
    const { docs } = await payload.find({ collection: 'sections', where: { section: { equals: 'blog' } } })
    const id = docs[0]?.id ?? 0
    await payload.update({ collection: 'sections', id, data: { languages: ['th', 'en'] } })
    expect([await answerTo('/en/blog'), await answerTo('/cht/blog')]).toEqual(['page', '/th/blog'])
    await payload.update({ collection: 'sections', id, data: { languages: ['th'] } })
    await expect(payload.update({ collection: 'sections', id, data: { languages: [] } })).rejects.toThrow()
  })
})

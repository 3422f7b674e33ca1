import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF_ROLES, type StaffRole } from '@/kernel/actor'
import type { Deeds } from '@/kernel/feature-expected'
import type { Staff } from '@/payload-types'
import { contentSystem, staffMember } from '../support/content-system'
import { expectedTable } from '../support/feature-expected'
import { endSelling, sells } from '../support/leads'

/** The expected permissions, written by hand in the features (`expected.ts`), independent of the rules. Anonymous users have none. */
const EXPECTED: Readonly<Record<string, Deeds>> = {
  ...expectedTable('collections'),
  'seed-records': { read: [], create: [], update: [], delete: [] },
}

/** The same for globals. */
const EXPECTED_OF_GLOBALS = expectedTable('globals')

let payload: Payload
const people = new Map<StaffRole, Staff & { collection: 'staff' }>()

beforeAll(async () => {
  payload = await contentSystem()
  for (const role of STAFF_ROLES) people.set(role, await staffMember(payload, role))
})

const CASES = Object.entries(EXPECTED).flatMap(([slug, deeds]) =>
  (['read', 'create', 'update', 'delete'] as const).map(
    (deed) => [slug as CollectionSlug, deed, deeds?.[deed] ?? []] as const,
  ),
)

type Asked = (args: never) => unknown

async function isAllowed(access: Asked | undefined, role: StaffRole | null): Promise<boolean> {
  const { createLocalReq } = await import('payload')
  const user = role ? people.get(role) : undefined
  const req = await createLocalReq({ user }, payload)
  const answer = await access?.({ req, data: {} } as never)
  return answer === true || (typeof answer === 'object' && answer !== null)
}

/** Expects that exactly these roles are allowed, and nobody without a session. */
async function expectOnly(access: Asked | undefined, allowed: readonly StaffRole[]): Promise<void> {
  const answers = await Promise.all(STAFF_ROLES.map(async (role) => [role, await isAllowed(access, role)] as const))
  expect(answers.filter(([, may]) => may).map(([role]) => role)).toEqual(
    STAFF_ROLES.filter((role) => allowed.includes(role)),
  )
  expect(await isAllowed(access, null)).toBe(false)
}

describe('the permissions of the back office', () => {
  it('are specified for every collection', () => {
    const ours = Object.keys(payload.collections).filter((slug) => !slug.startsWith('payload-'))
    expect(ours.sort()).toEqual(Object.keys(EXPECTED).sort())
  })

  it.each(CASES)('%s: %s', async (slug, deed, allowed) => {
    await expectOnly(payload.collections[slug].config.access[deed], allowed)
  })

  it('are specified for every global', () => {
    const ours = payload.config.globals.map(({ slug }) => slug as string).filter((slug) => !slug.startsWith('payload-'))
    expect(ours.sort()).toEqual(Object.keys(EXPECTED_OF_GLOBALS).sort())
  })

  it.each(Object.entries(EXPECTED_OF_GLOBALS))('%s: read and update', async (slug, { read, update }) => {
    const access = payload.config.globals.find((one) => one.slug === slug)?.access
    await expectOnly(access?.read, read)
    await expectOnly(access?.update, update)
  })
})

describe('published content', () => {
  const draft = {
    Project_Title: 'noble test',
    Brand: 'noble',
    Project_group: 'Condominium',
    storeys: 8,
    buildings: 1,
  } as const
  const someProject = (slug: string) => ({ ...draft, Slug_name: slug, Project_code: slug.slice(-12) })

  it('cannot be published, overwritten or restored by an editor', async () => {
    const editor = people.get('editor')
    const options = { collection: 'projects', user: editor, overrideAccess: false } as const
    const published = await payload.create({
      collection: 'projects',
      data: { ...someProject('guarded-one'), _status: 'published' },
    })
    const { id } = published
    await expect(
      payload.create({ ...options, data: { ...someProject('guarded-two'), _status: 'published' } }),
    ).rejects.toThrow()
    await expect(
      payload.update({ ...options, id, data: { _status: 'published', Project_Title: 'x' } }),
    ).rejects.toThrow()
    await expect(payload.update({ ...options, id, data: { Project_Title: 'x' } })).rejects.toThrow()
    await expect(payload.update({ ...options, id, data: { _status: 'draft' } })).rejects.toThrow()
    await payload.update({ ...options, id, draft: true, data: { Project_Title: 'a draft', _status: 'draft' } })
    const versions = await payload.findVersions({ collection: 'projects', where: { parent: { equals: id } } })
    await expect(
      payload.restoreVersion({
        collection: 'projects',
        id: String(versions.docs[0]?.id),
        user: editor,
        overrideAccess: false,
      }),
    ).rejects.toThrow()
    const now = await payload.findByID({ collection: 'projects', id })
    expect(now).toMatchObject({ Project_Title: 'noble test', _status: 'published' })
  })

  it('can be changed by a publisher', async () => {
    const project = await payload.create({
      collection: 'projects',
      data: { ...someProject('guarded-three'), _status: 'draft' },
    })
    const user = people.get('publisher')
    const after = await payload.update({
      collection: 'projects',
      id: project.id,
      user,
      overrideAccess: false,
      data: { _status: 'published' },
    })
    expect(after).toMatchObject({ _status: 'published', Stat: 'publish', wait_update: 'n' })
  })
})

describe('sales', () => {
  afterAll(endSelling)

  it('can change the status of a unit they sell and nothing else of it', async () => {
    await sells(people.get('sales')?.id ?? 0)
    const { docs } = await payload.find({
      collection: 'units',
      where: { state: { equals: 'available' } },
      limit: 1,
      depth: 0,
    })
    const unit = docs[0]
    const user = people.get('sales')
    const after = await payload.update({
      collection: 'units',
      id: unit?.id ?? 0,
      user,
      overrideAccess: false,
      depth: 0,
      data: { state: 'reserved', price: 1, number: 'X' },
    })
    expect(after).toMatchObject({ state: 'reserved', price: unit?.price, number: unit?.number })
  })

  it('cannot make themselves admin', async () => {
    const user = people.get('sales')
    const after = await payload.update({
      collection: 'staff',
      id: user?.id ?? 0,
      user,
      overrideAccess: false,
      data: { role: 'admin' },
    })
    expect(after.role).toBe('sales')
  })

  it('see only their own staff record', async () => {
    const user = people.get('sales')
    const { docs } = await payload.find({ collection: 'staff', user, overrideAccess: false })
    expect(docs.map(({ id }) => id)).toEqual([user?.id])
  })
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Staff } from '@/payload-types'
import { env } from '@/platform/process/env'
import { contentSystem, staffMember } from '../support/content-system'

let payload: Payload
let sales: Staff & { collection: 'staff' }
let admin: Staff & { collection: 'staff' }

beforeAll(async () => {
  payload = await contentSystem()
  sales = await staffMember(payload, 'sales')
  admin = await staffMember(payload, 'admin')
})

const sorted = (collection: CollectionSlug, sort: string, user: Staff & { collection: 'staff' } = sales) =>
  payload.find({ collection, sort, user, overrideAccess: false, depth: 0, limit: 1 })

describe('a list is not sorted by what its reader may not read', () => {
  it.each([
    ['leads', 'owner.hash'],
    ['leads', '-owner.salt'],
    ['leads', 'createdAt,owner.resetPasswordToken'],
    // Sales see their own account only: the order would tell of the others'.
    ['leads', 'owner.email'],
    ['leads', 'owner.sessions.id'],
    ['leads', 'no-such-field'],
    ['staff', 'hash'],
    ['staff', 'loginAttempts'],
    ['media', 'placeholder.length'],
    ['payload-locked-documents', 'user.value.hash'],
    ['payload-preferences', 'user.value.salt'],
  ] as const)('%s by %s', async (collection, sort) => {
    await expect(sorted(collection, sort)).rejects.toMatchObject({ status: 400 })
  })

  it('not even by an admin, where it is a hash', async () => {
    await expect(sorted('leads', 'owner.hash', admin)).rejects.toMatchObject({ status: 400 })
    await expect(sorted('leads', 'owner.email', admin)).resolves.toBeDefined()
  })

  it('nor are its versions, or the documents it joins', async () => {
    const options = { collection: 'projects', user: sales, overrideAccess: false, depth: 0, limit: 1 } as const
    await expect(payload.findVersions({ ...options, sort: 'version.no-such-field' })).rejects.toMatchObject({
      status: 400,
    })
    await expect(payload.findVersions({ ...options, sort: '-version.Project_Title' })).resolves.toBeDefined()
    const joins = payload.collections.projects.config.joins
    const [joined] = Object.values(joins).flat()
    expect(joined).toBeDefined()
    const asked = { [joined?.joinPath ?? '']: { sort: 'no-such-field' } }
    await expect(payload.find({ ...options, joins: asked as never })).rejects.toMatchObject({ status: 400 })
  })
})

it('every list of the back office can still be sorted by its own columns', async () => {
  const refused: string[] = []
  for (const { config } of Object.values(payload.collections)) {
    if (config.admin.hidden === true || config.slug.startsWith('payload-')) continue
    const { defaultColumns = [], useAsTitle = 'id' } = config.admin
    const columns = [...defaultColumns, useAsTitle, config.defaultSort ?? 'updatedAt'].flat()
    const isStored = (column: string) => config.flattenedFields.some(({ name }) => name === column.replace(/^-/, ''))
    for (const sort of columns.filter(isStored))
      await sorted(config.slug as CollectionSlug, sort, admin).catch((error: { status?: number }) => {
        if (error.status === 400) refused.push(`${config.slug} by ${sort}`)
      })
  }
  expect(refused).toEqual([])
})

describe('an uploaded picture', () => {
  const made: number[] = []
  afterAll(async () => {
    for (const id of made) await payload.delete({ collection: 'media', id })
  })

  it.each(['zz.html', 'zz.php', 'zz.svg', 'zz.avif', 'zz', 'zz.PNG'])('sent as %s is kept as .png', async (name) => {
    const background = { r: 10, g: Math.floor(Math.random() * 255), b: Math.floor(Math.random() * 255) }
    const data = await sharp({ create: { width: 24, height: 24, channels: 3, background } })
      .png()
      .toBuffer()
    const file = { name, data, size: data.length, mimetype: 'image/png' }
    const doc = await payload.create({ collection: 'media', data: { alt: 'a colour' }, file })
    made.push(doc.id)
    expect([doc.filename, doc.ext, doc.mimeType]).toEqual([
      expect.stringMatching(/^zz-[0-9a-f]{16}\.png$/),
      '.png',
      'image/png',
    ])
  })

  it('taken with a phone is kept upright, and its file tells nobody where it was taken', async () => {
    const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD2: { BodySerialNumber: 'SN-004711' }, IFD3: { GPSLatitude: '13/1 44/1 0/1' } })
      .jpeg()
      .toBuffer()
    const file = { name: 'phone.jpg', data, size: data.length, mimetype: 'image/jpeg' }
    const doc = await payload.create({ collection: 'media', data: { alt: 'from a phone' }, file })
    made.push(doc.id)
    expect([doc.width, doc.height]).toEqual([40, 60])
    const stored = await readFile(join(env.mediaDir, doc.filename ?? ''))
    expect(stored.includes('SN-004711')).toBe(false)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(doc.filesize).toBe(stored.length)
  })
})

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { USUAL_CROP } from '@/features/members/domain/picture'
import { mergeMembers, unmergeMembers } from '@/features/members/operations/merge-members'
import { findPicture, findPictureAddress, removePicture, savePicture } from '@/features/members/operations/own-picture'
import { exportAccount } from '@/features/members/server'
import { sql } from '@/platform/database/database'
import { ActorRefusedError } from '@/platform/database/require-actor'
import { rowsOf } from '../support/bookings'
import { contentSystem, someContext } from '../support/content-system'
import { contextOf, someMember } from '../support/members'

beforeAll(contentSystem)

async function member() {
  const ctx = await contextOf((await someMember()).token)
  if (ctx?.actor.kind !== 'member') throw new Error('The session is gone')
  return { ctx, id: ctx.actor.id }
}

const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream()

/** Left half red, right half blue, with a camera and a place in its metadata. */
async function photograph(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width: 600, height: 200, channels: 3, background: 'white' } })
    .composite([
      { input: await half('#ff0000'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 300, top: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()
}

describe('the picture of a member', () => {
  it('is one square WebP of the chosen part, without what the camera wrote', async () => {
    const { ctx } = await member()
    const bytes = await photograph()
    expect(bytes.includes('SecretCamera')).toBe(true)
    const crop = { across: 'end', down: 'middle', size: 'whole' } as const
    expect(await savePicture(ctx, { content: streamOf(bytes), crop })).toEqual({ ok: true, value: null })
    const webp = (await findPicture(ctx)) ?? Buffer.alloc(0)
    const { format, width, height, exif } = await sharp(webp).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 512, 512, undefined])
    expect(webp.includes('SecretCamera')).toBe(false)
    const { dominant } = await sharp(webp).stats()
    expect([dominant.r < 40, dominant.b > 200]).toEqual([true, true])

    const first = await findPictureAddress(ctx)
    await savePicture(ctx, { content: streamOf(bytes), crop: { ...crop, across: 'start' } })
    expect(await findPictureAddress(ctx)).not.toBe(first)
    expect((await sharp((await findPicture(ctx)) ?? webp).stats()).dominant.r).toBeGreaterThan(200)
  })

  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'notAPicture'],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF\n'), 'notAPicture'],
    ['the beginning of a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'unreadable'],
    ['11 MB', Buffer.alloc(11 * 1024 * 1024, 0xff), 'tooBig'],
  ])('is refused when it is %s', async (_, bytes, refusal) => {
    const { ctx } = await member()
    expect(await savePicture(ctx, { content: streamOf(bytes), crop: USUAL_CROP })).toEqual({ ok: false, refusal })
    expect(await findPicture(ctx)).toBeNull()
  })

  it('is read and changed by its owner only, taken along by the export, and deleted with the account', async () => {
    const [one, other] = [await member(), await member()]
    await savePicture(one.ctx, { content: streamOf(await photograph()), crop: USUAL_CROP })
    expect(await findPicture(other.ctx)).toBeNull()
    await removePicture(other.ctx)
    expect(await findPicture(one.ctx)).not.toBeNull()
    for (const ctx of [await someContext(), await someContext(new Date(), { kind: 'staff', id: 1, role: 'admin' })])
      await expect(findPicture(ctx)).rejects.toThrow(ActorRefusedError)
    expect((await exportAccount(one.ctx)).picture).toMatch(/^data:image\/webp;base64,/)

    await rowsOf(sql`delete from members where id = ${one.id}`)
    expect(await rowsOf(sql`select 1 from member_pictures where member = ${one.id}`)).toEqual([])
  })

  it('is kept once when two accounts are merged, and is as before when they are parted', async () => {
    const [kept, other] = [await member(), await member()]
    await savePicture(other.ctx, { content: streamOf(await photograph()), crop: USUAL_CROP })
    const picture = await findPicture(other.ctx)
    const admin = await someContext(new Date(), { kind: 'staff', id: 7, role: 'admin' })
    const [row] = await rowsOf(sql`select olm_id from members where id = ${other.id}`)
    await mergeMembers(admin, { kept: kept.id, number: String(row?.olm_id), reason: 'The same person' })
    expect(await findPicture(kept.ctx)).toEqual(picture)

    const [merge] = await rowsOf(sql`select id from member_merges where kept = ${kept.id}`)
    expect(await unmergeMembers(admin, Number(merge?.id))).toMatchObject({ ok: true })
    expect(await findPicture(kept.ctx)).toBeNull()
    expect(await findPicture(other.ctx)).toEqual(picture)
  })
})

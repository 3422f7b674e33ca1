import { randomBytes } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { kindOfBytes } from '@/features/uploads'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { excluded, queriesOf } from '@/platform/database/rows'
import { discard, quarantine } from '@/platform/http/private-files'
import { may } from '../domain/permissions'
import { PICTURE_PIXELS, type PictureCrop, squareOf } from '../domain/picture'
import { memberPictures } from '../tables'
import { memberOf } from './member-of'

/** Why a picture was not taken. */
export type PictureFault = 'tooBig' | 'notAPicture' | 'unreadable' | 'tooMany'

/** A phone's picture has 3 to 8 MB and up to 50 megapixels. */
const LIMITS = { bytes: 10 * 1024 * 1024, pixels: 50_000_000, inAnHour: 20 }

/** One picture is drawn at a time: one of 50 megapixels takes 150 MB while it is open. */
let drawing: Promise<unknown> = Promise.resolve()

/** The chosen square, drawn again: position, camera and hidden data stay behind. Rejects what cannot be drawn. */
async function squareFrom(path: string, crop: PictureCrop): Promise<Buffer> {
  const options = { limitInputPixels: LIMITS.pixels, failOn: 'error', pages: 1 } as const
  const turn = drawing.then(async () => {
    const { autoOrient } = await sharp(path, options).metadata()
    return sharp(path, options)
      .autoOrient()
      .extract(squareOf(autoOrient, crop))
      .resize(PICTURE_PIXELS, PICTURE_PIXELS)
      .webp({ quality: 82 })
      .toBuffer()
  })
  drawing = turn.catch(() => undefined)
  return turn
}

/** Takes the picture of the signed-in member in place of the one before: by its content, cut to one square WebP. */
export async function savePicture(
  ctx: Context,
  { content, crop }: { content: ReadableStream<Uint8Array>; crop: PictureCrop },
): Promise<Result<null, PictureFault>> {
  requireActor(ctx, may.savePicture)

  const { id } = memberOf(ctx)
  if (!(await consumeToken(ctx.payload, 'member-picture', id, LIMITS.inAnHour, 3600))) return refuse('tooMany')
  const file = await quarantine(content, LIMITS.bytes)
  if (file === null) return refuse('tooBig')
  const db = await queriesOf(ctx)
  try {
    const kind = kindOfBytes(file.head, file.tail)
    if (kind === null || kind === 'pdf') return refuse('notAPicture')
    const webp = await squareFrom(file.path, crop).catch(() => null)
    if (webp === null) return refuse('unreadable')
    await db
      .insert(memberPictures)
      .values({
        member: id,
        version: randomBytes(8).toString('hex'),
        webp,
        takenAt: ctx.now,
      })
      .onConflictDoUpdate({
        target: memberPictures.member,
        set: {
          version: excluded(memberPictures.version),
          webp: excluded(memberPictures.webp),
          takenAt: excluded(memberPictures.takenAt),
        },
      })
    return ok(null)
  } finally {
    await discard(file)
  }
}

/** The address of the member's picture, which changes with it; null without one. */
export async function findPictureAddress(ctx: Context): Promise<string | null> {
  requireActor(ctx, may.findPictureAddress)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ version: memberPictures.version })
    .from(memberPictures)
    .where(eq(memberPictures.member, memberOf(ctx).id))
  return row ? `/api/member/picture?v=${row.version}` : null
}

/** The picture of the signed-in member, for nobody else; null without one. */
export async function findPicture(ctx: Context): Promise<Buffer | null> {
  requireActor(ctx, may.findPicture)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ webp: memberPictures.webp })
    .from(memberPictures)
    .where(eq(memberPictures.member, memberOf(ctx).id))
  return row?.webp ?? null
}

/** Deletes the picture. */
export async function removePicture(ctx: Context): Promise<void> {
  requireActor(ctx, may.removePicture)

  const db = await queriesOf(ctx)
  await db.delete(memberPictures).where(eq(memberPictures.member, memberOf(ctx).id))
}

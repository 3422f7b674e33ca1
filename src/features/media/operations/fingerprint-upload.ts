import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { imageTypeOf } from '../domain/image-type'
import { may } from '../domain/permissions'
import { withoutPrivateData } from './without-private-data'

interface Upload {
  name: string
  data: Buffer
  mimetype: string
  size: number
}

const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16)

const uploadOf = (value: unknown) => (value as { file?: Upload } | undefined)?.file

/**
 * The name under which an image is stored: plain letters, a hash of its bytes, and the extension of what the bytes are,
 * by which it is served. Payload refuses a file that is no image.
 */
export function storedName({ name, data }: Pick<Upload, 'name' | 'data'>): string {
  const stem = name
    .slice(0, name.length - extname(name).length)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const hash = hashOf(data)
  const type = imageTypeOf(data)
  const named = stem.endsWith(hash) ? stem : `${stem || 'picture'}-${hash}`
  return type ? `${named}.${type}` : named
}

/** What the library says of an image that it stores: hash, type, and a placeholder of some 20 pixels. */
export async function uploadFacts({ name, data, mimetype }: Omit<Upload, 'size'>) {
  const tiny = await sharp(data).resize(20).webp({ quality: 30 }).toBuffer()
  return {
    hash: hashOf(data),
    ext: extname(name),
    mime: mimetype,
    provider: 'local',
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

/**
 * Takes private data off an upload and puts a hash of its bytes into the file name, so that an image URL never changes its
 * content and can be cached.
 */
export async function nameUpload<Args>(args: Args, req: PayloadRequest): Promise<Args> {
  const file = uploadOf(req)
  if (!file?.data || file.data.length === 0) return args
  file.data = await withoutPrivateData(file.data)
  file.size = file.data.length
  file.name = storedName(file)
  return args
}

/** Adds hash, type and a placeholder to an image that is being stored. */
export async function fingerprintUpload(ctx: Context, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  requireActor(ctx, may.fingerprintUpload)

  const file = uploadOf(ctx.req)
  if (!file?.data || file.data.length === 0) return data
  return { ...data, ...(await uploadFacts(file)) }
}

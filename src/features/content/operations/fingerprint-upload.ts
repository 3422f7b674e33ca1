import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { Context } from '@/platform/context'

interface Upload {
  name: string
  data: Buffer
  mimetype: string
}

const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16)

const uploadOf = (value: unknown) => (value as { file?: Upload } | undefined)?.file

/**
 * Puts the hash of the bytes into the file's name, so that an address of a picture never changes its meaning
 * and may be cached for ever.
 */
export function nameUpload<Args>(args: Args, req: PayloadRequest): Args {
  const file = uploadOf(req)
  if (!file?.data || file.data.length === 0) return args
  const ext = extname(file.name).toLowerCase()
  const stem = file.name
    .slice(0, file.name.length - ext.length)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const hash = hashOf(file.data)
  if (!stem.endsWith(hash)) file.name = `${stem || 'picture'}-${hash}${ext}`
  return args
}

/** Adds hash, type and a placeholder of some 20 pixels to a picture that is being stored. */
export async function fingerprintUpload(ctx: Context, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const file = uploadOf(ctx.req)
  if (!file?.data || file.data.length === 0) return data
  const tiny = await sharp(file.data).resize(20).webp({ quality: 30 }).toBuffer()
  return {
    ...data,
    hash: hashOf(file.data),
    ext: extname(file.name),
    mime: file.mimetype,
    provider: 'local',
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

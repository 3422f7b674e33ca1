import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { env } from '@/platform/process/env'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

/** The bytes of a stored image, film or brochure; null when none has that plain file name. */
export async function readMediaFile(path: readonly string[]): Promise<{ bytes: Buffer; type: string } | null> {
  const [name, ...more] = path
  const type = TYPES[extname(name ?? '').toLowerCase()]
  if (!name || more.length > 0 || !type || !/^[\w.-]+$/.test(name)) return null
  try {
    return { bytes: await readFile(join(env.mediaDir, name)), type }
  } catch {
    return null
  }
}

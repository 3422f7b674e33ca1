import { z } from 'zod'

const FORMATS = ['thumbnail', 'small', 'phone', 'medium', 'large'] as const
type FormatName = (typeof FORMATS)[number]

const file = {
  name: z.string(),
  ext: z.string().describe('With its dot: `.webp`.'),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  size: z.int().describe('Bytes.'),
  url: z.string().describe('A path on the same host as the call.'),
}

const format = z.object(file)

/** An image as the specification defines it (S1§3), with its alt text (S2§3). */
export const mediaRecord = z.object({
  id: z.int(),
  ...file,
  hash: z.string().describe('Of the bytes: another picture has another one.'),
  provider: z.string(),
  alternativeText: z.string().describe('In the language asked for; empty for decoration.'),
  formats: z.partialRecord(z.enum(FORMATS), format).describe('The widths that exist, all of them webp.'),
})
export type MediaRecord = z.infer<typeof mediaRecord>

interface StoredFile {
  filename?: string | null
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
}

/** The fields read of a stored image. */
export interface StoredMedia extends StoredFile {
  id: number
  alt?: string | null
  hash?: string | null
  provider?: string | null
  sizes?: Partial<Record<FormatName, StoredFile>> | null
}

/** The select of {@link StoredMedia} for Payload. */
export const MEDIA_SELECT = {
  alt: true,
  hash: true,
  provider: true,
  filename: true,
  mimeType: true,
  filesize: true,
  width: true,
  height: true,
  sizes: true,
} as const

function toFile(stored: StoredFile | undefined): z.infer<typeof format> | null {
  if (!stored?.filename || !stored.width || !stored.height) return null
  const { filename, width, height } = stored
  const dot = filename.lastIndexOf('.')
  return {
    name: filename,
    ext: dot === -1 ? '' : filename.slice(dot),
    mime: stored.mimeType ?? '',
    width,
    height,
    size: stored.filesize ?? 0,
    // Payload's own file address is for staff only.
    url: `/media/${encodeURIComponent(filename)}`,
  }
}

/** A stored image as published; null when there is none, or when only its id was read. */
export function toMediaRecord(stored: number | StoredMedia | null | undefined): MediaRecord | null {
  if (typeof stored !== 'object' || stored === null) return null
  const original = toFile(stored)
  if (!original) return null
  const formats = FORMATS.flatMap((name) => {
    const made = toFile(stored.sizes?.[name])
    return made ? [[name, made] as const] : []
  })
  return {
    id: stored.id,
    ...original,
    hash: stored.hash ?? '',
    provider: stored.provider ?? 'local',
    alternativeText: stored.alt ?? '',
    formats: Object.fromEntries(formats),
  }
}

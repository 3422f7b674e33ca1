import type { PictureSource, PictureVariant } from '@/kit/picture'
import type { Media } from '@/payload-types'

const MEDIA_ADDRESS = '/media/'
const SIZES = ['thumbnail', 'small', 'phone', 'medium', 'large'] as const

type Stored = Pick<Media, 'alt' | 'width' | 'height' | 'filename' | 'sizes' | 'placeholder' | 'focalX' | 'focalY'>

/** What of a picture's record a page needs; everything else stays in the database. */
export const PICTURE_SELECT = {
  alt: true,
  width: true,
  height: true,
  filename: true,
  placeholder: true,
  focalX: true,
  focalY: true,
  sizes: true,
} as const

function variantsOf(media: Stored): PictureVariant[] {
  return SIZES.flatMap((name) => {
    const size = media.sizes?.[name]
    if (!size?.filename || !size.width || !size.height) return []
    return [{ url: `${MEDIA_ADDRESS}${encodeURIComponent(size.filename)}`, width: size.width, height: size.height }]
  })
}

/** A stored picture as pages use it; null when there is none, or when it was not populated. */
export function toPicture(media: number | Stored | null | undefined): PictureSource | null {
  if (typeof media !== 'object' || media === null || !media.filename || !media.width || !media.height) return null
  const variants = variantsOf(media)
  const original = {
    url: `${MEDIA_ADDRESS}${encodeURIComponent(media.filename)}`,
    width: media.width,
    height: media.height,
  }
  return {
    variants: variants.length > 0 ? variants : [original],
    width: media.width,
    height: media.height,
    alt: media.alt ?? '',
    placeholder: media.placeholder ?? null,
    focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
  }
}

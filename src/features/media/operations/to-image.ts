import type { ImageSource, ImageVariant } from '@/kernel/media/image'
import type { Media } from '@/payload-types'
import { IMAGE_SIZES } from '../domain/image-sizes'

const MEDIA_ADDRESS = '/media/'

type Stored = Pick<
  Media,
  'alt' | 'isPhotograph' | 'width' | 'height' | 'filename' | 'sizes' | 'placeholder' | 'focalX' | 'focalY'
>

/** The image fields a page needs. */
export const IMAGE_SELECT = {
  alt: true,
  isPhotograph: true,
  width: true,
  height: true,
  filename: true,
  placeholder: true,
  focalX: true,
  focalY: true,
  sizes: true,
} as const

function variantsOf(media: Stored): ImageVariant[] {
  return IMAGE_SIZES.flatMap(({ name }) => {
    const size = media.sizes?.[name]
    if (!size?.filename || !size.width || !size.height) return []
    return [{ url: `${MEDIA_ADDRESS}${encodeURIComponent(size.filename)}`, width: size.width, height: size.height }]
  })
}

/** Maps a stored image to what pages use; null when there is none, or when it was not populated. */
export function toImage(media: number | Stored | null | undefined): ImageSource | null {
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
    isPhotograph: media.isPhotograph === true,
    focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
  }
}

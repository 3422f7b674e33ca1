/** A width in pixels that every upload is also stored in, as webp of a quality. A smaller upload is not enlarged. */
export interface ImageSize {
  name: 'thumbnail' | 'small' | 'phone' | 'medium' | 'large'
  width: number
  quality: number
}

/** The four webp widths of S1§3 and one for full-width phones, narrowest first. */
export const IMAGE_SIZES: readonly ImageSize[] = [
  { name: 'thumbnail', width: 320, quality: 78 },
  { name: 'small', width: 640, quality: 80 },
  { name: 'phone', width: 800, quality: 76 },
  { name: 'medium', width: 1080, quality: 80 },
  { name: 'large', width: 1920, quality: 80 },
]

/** The effort of the webp encoder (0 to 6): above 2 it takes much longer and saves little. */
export const WEBP_EFFORT = 2

import type { PictureSource } from '@/kit/picture'

export interface LightboxItem {
  id: string
  picture: PictureSource
  caption?: string
  /** "Picture 2 of 5": names the thumbnail and counts in the window. */
  position: string
}

/** What the thumbnails and the window of a lightbox share. */
export interface LightboxShow {
  /** What the pictures show, for who hears it. */
  label: string
  items: readonly LightboxItem[]
  words: { close: string; previous: string; next: string }
}

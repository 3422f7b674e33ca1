import type { ImageSource } from '@/kernel/media/image'

export interface LightboxItem {
  id: string
  image: ImageSource
  caption?: string
  /** "Image 2 of 5": names the thumbnail, and is the counter of the window. */
  position: string
}

/** Props that the thumbnails and the window of a lightbox share. */
export interface LightboxShow {
  /** Accessible name of the gallery. */
  label: string
  items: readonly LightboxItem[]
  words: LightboxWords
}

/** The names of the buttons. A picture can be shared where there are words for it: its id is the fragment of its address. */
export interface LightboxWords {
  close: string
  previous: string
  next: string
  share?: string
  /** Said once the address is copied. */
  shared?: string
}

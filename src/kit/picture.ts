/** One encoded width of a picture. */
export interface PictureVariant {
  url: string
  width: number
  height: number
}

/** A picture as a page needs it: every width that exists, its own shape, words for who cannot see it. */
export interface PictureSource {
  /** Ascending by width; webp. The last one is the largest. */
  variants: readonly PictureVariant[]
  width: number
  height: number
  /** In the language of the page; empty for decoration. */
  alt: string
  /** `data:image/webp;base64,…` of some 20 pixels, shown until the picture is there. */
  placeholder: string | null
  /** Per cent from left and top: what cropping must keep. */
  focal: { x: number; y: number }
}

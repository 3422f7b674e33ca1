/** One encoded width of an image. */
export interface ImageVariant {
  url: string
  width: number
  height: number
}

/** An image as a page needs it: every width it exists in, its dimensions, its alt text. */
export interface ImageSource {
  /** webp, ascending by width. */
  variants: readonly ImageVariant[]
  width: number
  height: number
  /** In the language of the page; empty for decoration. */
  alt: string
  /** `data:image/webp;base64,…` of some 20 pixels, shown while the image loads. */
  placeholder: string | null
  /** Focal point in per cent from left and top. */
  focal: { x: number; y: number }
  /** A photograph. Every other image is an artist's impression and is marked as one, as the law wants. */
  isPhotograph?: boolean
}

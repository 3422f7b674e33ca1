import type { ImageSource } from './image'

/**
 * The image with its subject in the middle of a box that shows a share of its width, as far as its edges allow. Left as
 * it is, a focal point of 70% stands at 70% of the box, and what is wide around it is cut.
 */
export function centredIn(image: ImageSource, share: number): ImageSource {
  const hidden = 1 - share
  const x = hidden <= 0 ? image.focal.x : ((image.focal.x / 100 - share / 2) / hidden) * 100
  return { ...image, focal: { ...image.focal, x: Math.round(Math.min(100, Math.max(0, x))) } }
}

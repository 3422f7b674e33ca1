/** Which part of a picture is kept: the places of a square in it, in reading order. */
export const PICTURE_PLACES = ['start', 'middle', 'end'] as const
export type PicturePlace = (typeof PICTURE_PLACES)[number]

/** How much of it: the largest square, or a closer one. */
export const PICTURE_SIZES = ['whole', 'closer', 'closest'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** How a picture is cut: where the square lies across and down, and how large it is. */
export interface PictureCrop {
  across: PicturePlace
  down: PicturePlace
  size: PictureSize
}

export const USUAL_CROP: PictureCrop = { across: 'middle', down: 'middle', size: 'whole' }

/** Width and height of what is kept, in pixels. */
export const PICTURE_PIXELS = 512

const SHARE: Record<PictureSize, number> = { whole: 1, closer: 0.75, closest: 0.5 }
const OFFSET: Record<PicturePlace, number> = { start: 0, middle: 0.5, end: 1 }

/** The crop of a posted form; what was not chosen is as usual. */
export function readCrop(read: (name: string) => string): PictureCrop {
  const place = (name: string) => PICTURE_PLACES.find((one) => one === read(name))
  return {
    across: place('across') ?? USUAL_CROP.across,
    down: place('down') ?? USUAL_CROP.down,
    size: PICTURE_SIZES.find((one) => one === read('size')) ?? USUAL_CROP.size,
  }
}

/** The square of a picture that is kept, within its bounds. */
export function squareOf({ width, height }: { width: number; height: number }, { across, down, size }: PictureCrop) {
  const side = Math.max(1, Math.floor(Math.min(width, height) * SHARE[size]))
  return {
    left: Math.floor((width - side) * OFFSET[across]),
    top: Math.floor((height - side) * OFFSET[down]),
    width: side,
    height: side,
  }
}

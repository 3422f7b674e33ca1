/** A point of an outline, in thousandths of the size of the type. */
export interface Point {
  x: number
  y: number
  /** On the curve; else it bends it. */
  isOn: boolean
}

/** What is set as one piece: a letter with all its marks, or a space. It is found, copied and read aloud as its text. */
export interface Cell {
  text: string
  advance: number
  contours: readonly (readonly Point[])[]
}

/** The drawing commands of a glyph, as fontkit tells them. */
export interface Command {
  command: string
  args: readonly number[]
}

const point = (x = 0, y = 0, isOn = true): Point => ({ x: Math.round(x), y: Math.round(y), isOn })

/** The contours of drawing commands, moved by an offset. Fonts with TrueType outlines have no other curves. */
export function contoursOf(commands: readonly Command[], dx: number, dy: number): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'moveTo') contours.push([point(a + dx, b + dy)])
    if (command === 'lineTo') contours.at(-1)?.push(point(a + dx, b + dy))
    if (command === 'quadraticCurveTo') contours.at(-1)?.push(point(a + dx, b + dy, false), point(c + dx, d + dy))
  }
  return contours.filter(({ length }) => length > 1)
}

/** A point of a TrueType glyph, as fontkit keeps it. */
export interface GlyphPoint {
  x: number
  y: number
  onCurve: boolean
  endContour: boolean
  copy: () => GlyphPoint
}

/** The contours of the points of a glyph. */
export function contoursOfPoints(points: readonly GlyphPoint[]): Point[][] {
  const contours: Point[][] = [[]]
  for (const { x, y, onCurve, endContour } of points) {
    contours.at(-1)?.push(point(x, y, onCurve))
    if (endContour) contours.push([])
  }
  return contours.filter(({ length }) => length > 0)
}

import { expect, it } from 'vitest'
import { centredIn } from './centred-image'
import type { ImageSource } from './image'

const image = (x: number): ImageSource => ({
  ...{ variants: [], width: 16, height: 9, alt: '', placeholder: null },
  focal: { x, y: 20 },
})

it.each([
  ['a subject in the middle stays there', 50, 0.6, 50],
  ['one right of the middle comes to the middle of the box', 60, 0.6, 75],
  ['one near the edge brings the edge of the picture with it', 90, 0.6, 100],
  ['one at the left likewise', 5, 0.6, 0],
  ['a box that shows the whole width changes nothing', 70, 1, 70],
])('%s', (_, from, share, to) => {
  expect(centredIn(image(from), share).focal).toEqual({ x: to, y: 20 })
})

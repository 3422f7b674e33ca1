import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'

/** Metres for one press of an arrow key; with the shift key a centimetre. */
const STEP = 0.1
const FINE = 0.01

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves something on a plan by hand or by arrow keys. `onMove` gets metres; `perMetre` is the scale in pixels. */
export function useDragging(onMove: (dx: number, dy: number) => void, perMetre: () => number) {
  const last = useRef<{ x: number; y: number } | null>(null)
  const end = () => {
    last.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!last.current) return
      const scale = perMetre() || 1
      onMove((event.clientX - last.current.x) / scale, (event.clientY - last.current.y) / scale)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const arrow = ARROWS[event.key]
      if (!arrow) return
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? FINE : STEP
      onMove(arrow[0] * step, arrow[1] * step)
    },
  }
}

import type { MapPoint } from '../domain/city-map'
import { draggedView, type MapSize, type MapView, pointAt, zoomedAt } from '../domain/map-view'

export type ChangeView = (next: (view: MapView) => MapView) => void

/** Zoom factor of one click, and distance of one arrow key as a share of the view. */
export const ZOOM_STEP = 1.8
const KEY_STEP = 0.15
const WHEEL_SPEED = 0.01

const ARROWS: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }
const MIDDLE: MapPoint = { x: 0.5, y: 0.5 }

/** What a key does to the view; null for all other keys. */
function viewByKey(key: string, size: MapSize): ((view: MapView) => MapView) | null {
  const arrow = ARROWS[key]
  if (arrow) return (view) => draggedView(view, [{ x: 0.5 + arrow.x, y: 0.5 + arrow.y }], [MIDDLE], size)
  const factor = ZOOM_KEYS[key]
  return factor ? (view) => zoomedAt(view, view, factor, size) : null
}

/**
 * Binds the gestures of the map: the mouse drags, two fingers drag and pinch (one finger scrolls the page), the wheel
 * zooms with Ctrl, keys work while the focus is inside. Returns the function that unbinds them.
 */
export function bindMapGestures(frame: HTMLElement, size: MapSize, change: ChangeView): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  const shareOf = ({ clientX, clientY }: MouseEvent): MapPoint => {
    const box = frame.getBoundingClientRect()
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  frame.addEventListener(
    'keydown',
    (event) => {
      const move = event.ctrlKey || event.metaKey || event.altKey ? null : viewByKey(event.key, size)
      if (!move) return
      event.preventDefault()
      change(move)
    },
    on,
  )
  const byWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const share = shareOf(event)
    change((view) => zoomedAt(view, pointAt(view, share, size), Math.exp(-event.deltaY * WHEEL_SPEED), size))
  }
  frame.addEventListener('wheel', byWheel, { ...on, passive: false })
  bindPointers(frame, size, change, shareOf, on)
  return () => stop.abort()
}

function bindPointers(
  frame: HTMLElement,
  size: MapSize,
  change: ChangeView,
  shareOf: (event: MouseEvent) => MapPoint,
  on: { signal: AbortSignal },
): void {
  const down = new Map<number, MapPoint>()
  const begin = (event: PointerEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button, summary') !== null
    if (event.pointerType === 'mouse' && (isOnControl || event.button !== 0)) return
    down.set(event.pointerId, shareOf(event))
  }
  const move = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) return
    const before = [...down.values()]
    down.set(event.pointerId, shareOf(event))
    const after = [...down.values()]
    if (event.pointerType !== 'mouse' && after.length < 2) return
    change((view) => draggedView(view, before, after, size))
  }
  const end = (event: PointerEvent) => down.delete(event.pointerId)
  frame.addEventListener('pointerdown', begin, on)
  addEventListener('pointermove', move, on)
  addEventListener('pointerup', end, on)
  addEventListener('pointercancel', end, on)
}

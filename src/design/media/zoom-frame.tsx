import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

export const MOST_ZOOM = 6

export const boundedZoom = (zoom: number): number => Math.min(MOST_ZOOM, Math.max(1, Math.round(zoom * 100) / 100))

interface ZoomFrameProps {
  zoom: number
  onZoom: (zoom: number) => void
  label: string
  className: string
  /** Measures that the style sheet of `className` needs. */
  style?: CSSProperties
  children: ReactNode
}

/** A point of the content, as shares of its size, and where it is held in the frame, in pixels. */
interface Anchor {
  x: number
  y: number
  left: number
  top: number
}

function anchorAt(frame: HTMLElement, left: number, top: number): Anchor {
  return {
    x: (frame.scrollLeft + left) / frame.scrollWidth,
    y: (frame.scrollTop + top) / frame.scrollHeight,
    left,
    top,
  }
}

const apart = ([one, other]: TouchList | readonly Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

/** Pinching, and the wheel with the control key. Not by React: its listeners cannot stop the page from zooming. */
function listen(frame: HTMLElement, zoomOf: () => number, zoomTo: (zoom: number, x: number, y: number) => void) {
  const stop = new AbortController()
  let pinch: { distance: number; zoom: number } | null = null
  const options = { passive: false, signal: stop.signal } as const
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches
      if (!one || !other) return
      event.preventDefault()
      const distance = apart(event.touches)
      pinch ??= { distance, zoom: zoomOf() }
      zoomTo(
        (pinch.zoom * distance) / pinch.distance,
        (one.clientX + other.clientX) / 2,
        (one.clientY + other.clientY) / 2,
      )
    },
    options,
  )
  frame.addEventListener('touchend', () => (pinch = null), options)
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomTo(zoomOf() * Math.exp(-event.deltaY / 300), event.clientX, event.clientY)
    },
    options,
  )
  return () => stop.abort()
}

/** A window on a drawing: it scrolls, and zooms around the point under the fingers, or its middle. */
export function ZoomFrame({ zoom, onZoom, label, className, style, children }: ZoomFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const latest = useRef({ zoom, onZoom })
  latest.current = { zoom, onZoom }

  useEffect(() => {
    const element = frame.current
    if (!element) return
    return listen(
      element,
      () => latest.current.zoom,
      (next, x, y) => {
        const box = element.getBoundingClientRect()
        anchor.current = anchorAt(element, x - box.left, y - box.top)
        latest.current.onZoom(boundedZoom(next))
      },
    )
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the point is held when the zoom has changed
  useLayoutEffect(() => {
    const [element, held] = [frame.current, anchor.current]
    if (!element || !held) return
    element.scrollLeft = held.x * element.scrollWidth - held.left
    element.scrollTop = held.y * element.scrollHeight - held.top
  }, [zoom])

  const hold = () => {
    const element = frame.current
    if (element) anchor.current = anchorAt(element, element.clientWidth / 2, element.clientHeight / 2)
  }
  return (
    <section
      ref={frame}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      onScroll={hold}
      onPointerDown={(event) => {
        const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null
        if (!isOnButton) dragByMouse(event.currentTarget, event.nativeEvent)
      }}
      onKeyDown={(event) => {
        const next = { '+': zoom * 1.25, '=': zoom * 1.25, '-': zoom / 1.25, '0': 1 }[event.key]
        if (next !== undefined && !event.ctrlKey && !event.metaKey) onZoom(boundedZoom(next))
      }}
      className={className}
      style={{ '--zoom': zoom, ...style } as CSSProperties}
    >
      <div className="flex w-max min-w-full justify-center">{children}</div>
    </section>
  )
}

/** A mouse drags the plan as a finger does. */
function dragByMouse(frame: HTMLElement, start: PointerEvent): void {
  if (start.pointerType !== 'mouse' || start.button !== 0) return
  const from = { left: frame.scrollLeft, top: frame.scrollTop }
  const move = (event: PointerEvent) => {
    frame.scrollLeft = from.left - (event.clientX - start.clientX)
    frame.scrollTop = from.top - (event.clientY - start.clientY)
  }
  const stop = new AbortController()
  window.addEventListener('pointermove', move, { signal: stop.signal })
  window.addEventListener('pointerup', () => stop.abort(), { signal: stop.signal })
}

import '../style/motion.css'
import { useCallback, useEffect, useRef, useState } from 'react'

/** During a step's animation, the next step counts from its target. */
const STEP_TAKES_MS = 600

interface Place {
  /** The slide at the start of the track. */
  index: number
  isStart: boolean
  isEnd: boolean
}

function placeOf(track: HTMLElement): Place {
  const slides = [...track.children] as HTMLElement[]
  const first = slides[0]?.offsetLeft ?? 0
  const away = slides.map((slide) => Math.abs(slide.offsetLeft - first - track.scrollLeft))
  return {
    index: Math.max(0, away.indexOf(Math.min(...away))),
    isStart: track.scrollLeft < 2,
    isEnd: track.scrollLeft + track.clientWidth > track.scrollWidth - 2,
  }
}

/** Tracks the position of a `snap-track` however it is moved, and scrolls it by whole slides. */
export function useSnapTrack() {
  const ref = useRef<HTMLDivElement>(null)
  const wanted = useRef({ index: 0, at: 0 })
  const [place, setPlace] = useState<Place>({ index: 0, isStart: true, isEnd: false })

  useEffect(() => {
    const track = ref.current
    if (!track) return
    let frame = 0
    const look = () => {
      frame = 0
      const now = placeOf(track)
      setPlace((was) => (was.index === now.index && was.isStart === now.isStart && was.isEnd === now.isEnd ? was : now))
    }
    const follow = () => {
      frame ||= requestAnimationFrame(look)
    }
    const sizes = new ResizeObserver(follow)
    sizes.observe(track)
    track.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      track.removeEventListener('scroll', follow)
    }
  }, [])

  /** `instant` skips the animation. */
  const go = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const track = ref.current
    const last = (track?.children.length ?? 1) - 1
    const to = Math.min(Math.max(index, 0), last)
    const [first, slide] = [track?.children[0], track?.children[to]]
    if (!track || !(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return
    wanted.current = { index: to, at: performance.now() }
    track.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior })
  }, [])

  const step = useCallback(
    (by: 1 | -1) => {
      const isUnderWay = performance.now() - wanted.current.at < STEP_TAKES_MS
      go((isUnderWay ? wanted.current.index : place.index) + by)
    },
    [go, place.index],
  )

  return { ref, ...place, go, step }
}

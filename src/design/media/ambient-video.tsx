'use client'

import { useEffect, useRef, useState } from 'react'
import type { ImageSource } from '@/kernel/media/image'
import { IconButton } from '../form/icon-button'
import { classNames } from '../show/class-names'
import { ResponsiveImage } from './image'
import { type FilmSource, FilmSources } from './video'

interface AmbientVideoProps {
  film: FilmSource
  poster: ImageSource | null
  sizes: string
  words: { pause: string; play: string }
  /** Sizing classes for both the poster and the video. */
  className?: string
}

interface Connection {
  connection?: { saveData?: boolean }
}

/** Whether the visitor's settings allow autoplay. */
const mayStart = () =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches && !(navigator as Connection).connection?.saveData

/** Whether the element is in the viewport. */
function useInView(ref: { current: Element | null }): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}

/**
 * A muted, looping video that plays only while in the viewport and has a pause button. With reduced motion, data
 * saver or no scripts it stays a still image.
 */
export function AmbientVideo({ film, poster, sizes, words, className }: AmbientVideoProps) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const isInView = useInView(frame)
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const isPlaying = isWanted && isInView

  useEffect(() => setWanted(mayStart()), [])

  useEffect(() => {
    if (isPlaying) setLoaded(true)
  }, [isPlaying])

  useEffect(() => {
    if (!isLoaded) return
    if (isPlaying) video.current?.play().catch(() => setWanted(false))
    else video.current?.pause()
  }, [isPlaying, isLoaded])

  return (
    <div ref={frame} className={classNames('relative overflow-hidden bg-stone-200', className)}>
      <ResponsiveImage source={poster} sizes={sizes} className="absolute inset-0 h-full" />
      {isLoaded ? (
        <div aria-hidden="true" className="absolute inset-0">
          <video ref={video} muted loop playsInline className="size-full object-cover">
            <FilmSources film={film} />
          </video>
        </div>
      ) : null}
      <IconButton
        icon={isWanted ? 'pause' : 'play'}
        label={isWanted ? words.pause : words.play}
        onPress={() => setWanted(!isWanted)}
        className="absolute end-3 bottom-3 bg-paper text-ink noscript:hidden"
      />
    </div>
  )
}

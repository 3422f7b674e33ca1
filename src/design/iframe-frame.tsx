'use client'

import { useEffect, useRef, useState } from 'react'
import type { PictureSource } from '@/kit/picture'
import { classNames } from './class-names'
import { PosterLink } from './poster-link'

interface IframeFrameProps {
  src: string
  /** What is inside, for who hears it. */
  title: string
  /** "Show the map": nothing of it is loaded before. */
  open: string
  poster: PictureSource | null
  sizes: string
  /** What the page inside may use: `fullscreen; gyroscope`. */
  allow?: string
  /** Shape and place, wide unless said. */
  className?: string
}

/** Another page inside this one, behind a poster until it is asked for. Without scripts the poster leads there. */
export function IframeFrame({ src, title, open, poster, sizes, allow, className = 'aspect-video' }: IframeFrameProps) {
  const [isAsked, setAsked] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (isAsked) frame.current?.focus()
  }, [isAsked])

  if (!isAsked) {
    return (
      <PosterLink
        href={src}
        icon="external"
        text={open}
        picture={poster}
        sizes={sizes}
        className={className}
        onOpen={() => setAsked(true)}
      />
    )
  }
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      loading="lazy"
      allow={allow}
      referrerPolicy="strict-origin-when-cross-origin"
      className={classNames('block w-full border-0 bg-stone-200', className)}
    />
  )
}

'use client'

import { useEffect, useRef, useState } from 'react'
import type { ImageSource } from '@/kernel/image'
import { classNames } from './class-names'
import { PosterLink } from './poster-link'

interface IframeFrameProps {
  src: string
  /** Accessible name of the embedded page. */
  title: string
  /** Label of the button that loads it, such as "Show the map". Nothing is loaded before. */
  open: string
  poster: ImageSource | null
  sizes: string
  /** Permissions of the embedded page: `fullscreen; gyroscope`. */
  allow?: string
  /** Sizing classes; wide by default. */
  className?: string
}

/** An iframe behind a poster image, loaded on click. Without scripts the poster links to the page. */
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
        image={poster}
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

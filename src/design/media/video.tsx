'use client'

import { useEffect, useRef, useState } from 'react'
import type { ImageSource } from '@/kernel/media/image'
import { classNames } from '../show/class-names'
import { PosterLink } from './poster-link'

/** A video in one or two aspect ratios; `upright` is used on mobile. */
export interface FilmSource {
  wide: string
  upright?: string
}

interface VideoProps {
  film: FilmSource
  /** Accessible name. */
  title: string
  /** "Play the film". */
  play: string
  poster: ImageSource | null
  sizes: string
  /** WebVTT in the language of the page; `label` names that language. */
  captions?: { src: string; lang: string; label: string }
  /** Sizing classes for both the poster and the video. */
  className?: string
}

/** The sources the browser chooses between. */
export function FilmSources({ film }: { film: FilmSource }) {
  return (
    <>
      {film.upright ? <source src={film.upright} media="(max-width: 767px)" /> : null}
      <source src={film.wide} />
    </>
  )
}

/** A video behind its poster, loaded on click; it then plays with sound and native controls. */
export function Video({ film, title, play, poster, sizes, captions, className }: VideoProps) {
  const [isAsked, setAsked] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!isAsked) return
    video.current?.focus()
    // Browsers may refuse to play even after a click; the native controls are there.
    video.current?.play().catch(() => undefined)
  }, [isAsked])

  if (!isAsked) {
    return (
      <PosterLink
        href={film.wide}
        text={play}
        image={poster}
        sizes={sizes}
        className={className}
        onOpen={() => setAsked(true)}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film without speech has none to show
    <video ref={video} controls playsInline aria-label={title} className={classNames('w-full bg-ink', className)}>
      <FilmSources film={film} />
      {captions ? (
        <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} default />
      ) : null}
    </video>
  )
}

'use client'

import { useEffect, useRef, useState } from 'react'
import type { PictureSource } from '@/kit/picture'
import { classNames } from './class-names'
import { PosterLink } from './poster-link'

/** A film in one or two shapes; `upright` is taken on mobile. */
export interface FilmSource {
  wide: string
  upright?: string
}

interface VideoProps {
  film: FilmSource
  /** What it shows, for who hears it. */
  title: string
  /** "Play the film". */
  play: string
  poster: PictureSource | null
  sizes: string
  /** WebVTT in the language of the page; `label` names that language. */
  captions?: { src: string; lang: string; label: string }
  /** Shape and place: poster and film fill it. */
  className?: string
}

/** The two shapes as the browser chooses between them. */
export function FilmSources({ film }: { film: FilmSource }) {
  return (
    <>
      {film.upright ? <source src={film.upright} media="(max-width: 767px)" /> : null}
      <source src={film.wide} />
    </>
  )
}

/** A film behind its poster. Nothing of it is loaded before a press; then it plays, with sound and the browser's controls. */
export function Video({ film, title, play, poster, sizes, captions, className }: VideoProps) {
  const [isAsked, setAsked] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!isAsked) return
    video.current?.focus()
    // Refused where even a press is not reason enough; the controls are there.
    video.current?.play().catch(() => undefined)
  }, [isAsked])

  if (!isAsked) {
    return (
      <PosterLink
        href={film.wide}
        icon="play"
        text={play}
        picture={poster}
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

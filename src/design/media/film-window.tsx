'use client'

import '../layer/layers.css'
import { useEffect, useRef } from 'react'
import { LANGUAGE_TAG, type Locale, OWN_NAME } from '@/i18n/locales'
import { IconButton } from '../form/icon-button'
import { useModal } from '../layer/use-modal'
import type { FilmPlay } from './film-play'

interface FilmWindowProps {
  /** The film that plays; null while the window is closed. */
  film: FilmPlay | null
  locale: Locale
  close: string
  onClose: () => void
}

/** A film over the whole window. Closing it ends the film. */
export function FilmWindow({ film, locale, close: closeWord, onClose }: FilmWindowProps) {
  const { layer, close } = useModal({ isOpen: film !== null, onClose })
  return (
    <dialog
      aria-label={film?.title}
      data-ground="dark"
      className="layer m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 bg-ink p-0 text-paper"
      {...layer}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-3 p-3">
          <p className="me-auto ps-2">{film?.title}</p>
          <IconButton icon="close" label={closeWord} onPress={close} />
        </div>
        <div className="flex min-h-0 grow items-center justify-center">
          {film ? <Player key={film.title} film={film} locale={locale} /> : null}
        </div>
      </div>
    </dialog>
  )
}

function Player({ film, locale }: { film: FilmPlay; locale: Locale }) {
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    // Browsers may refuse to play even after a press; the controls are there.
    video.current?.play().catch(() => undefined)
  }, [])

  if (film.frame !== null) {
    return (
      <iframe
        src={film.frame}
        title={film.title}
        allow="autoplay; fullscreen; picture-in-picture"
        className="aspect-video max-h-full w-full max-w-content border-0"
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions are an editor's; a film without speech has none
    <video ref={video} controls playsInline aria-label={film.title} className="max-h-full w-full max-w-content">
      {film.sources.map(({ src, media }) => (
        <source key={src} src={src} media={media} />
      ))}
      {film.tracks.map(({ locale: language, src }) => (
        <track
          key={src}
          kind="captions"
          src={src}
          srcLang={LANGUAGE_TAG[language]}
          label={OWN_NAME[language]}
          default={language === locale}
        />
      ))}
    </video>
  )
}

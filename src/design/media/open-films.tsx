'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { FilmPlay } from './film-play'
import type { FilmWindow } from './film-window'

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Calls once the page has loaded and the browser has nothing else to do; returns how to call it off. */
function whenIdle(call: () => void): () => void {
  let timer = 0
  const wait = () => {
    timer = window.setTimeout(call, 1000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('load', wait)
  }
}

/**
 * Plays the films of a page: every link with `data-film` over the whole window, loaded at the first press, and the loop
 * of a frame with `data-film-loop` once the page is at rest.
 */
export function OpenFilms({ locale, close }: { locale: Locale; close: string }) {
  const [Window, setWindow] = useState<typeof FilmWindow | null>(null)
  const [film, setFilm] = useState<FilmPlay | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const open = async (link: HTMLAnchorElement) => {
      link.focus({ preventScroll: true })
      try {
        const loaded = await import('./film-window')
        setWindow(() => loaded.FilmWindow)
        setFilm(JSON.parse(link.dataset.film ?? '') as FilmPlay)
      } catch {
        location.assign(link.href)
      }
    }
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-film]') : null
      if (!link || !isPlain(event)) return
      event.preventDefault()
      open(link)
    }
    // Captured before the listener that handles client-side navigation.
    document.addEventListener('click', press, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])

  useEffect(() => {
    const frame = document.querySelector<HTMLElement>('[data-film-loop]')
    if (!frame) return
    let end = () => {}
    const callOff = whenIdle(() => {
      import('./film-loop').then(({ startLoop }) => {
        end = startLoop(frame)
      }, end)
    })
    return () => {
      callOff()
      end()
    }
  }, [])

  return Window ? <Window film={film} locale={locale} close={close} onClose={() => setFilm(null)} /> : null
}

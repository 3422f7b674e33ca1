'use client'

import { useEffect, useState } from 'react'
import type { LightboxWords } from './lightbox-show'
import type { PicturesWindow } from './pictures-window'

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Opens the pictures of a page over the whole window: every link with `data-picture`. The window is loaded at the first
 * press, or when the address names a picture by its fragment. Without scripts each link leads to its picture.
 */
export function OpenPictures({ label, words }: { label: string; words: LightboxWords }) {
  const [Window, setWindow] = useState<typeof PicturesWindow | null>(null)
  const [opened, setOpened] = useState<HTMLAnchorElement | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const open = async (link: HTMLAnchorElement) => {
      link.focus({ preventScroll: true })
      setOpened(link)
      try {
        const loaded = await import('./pictures-window')
        setWindow(() => loaded.PicturesWindow)
      } catch {
        location.assign(link.href)
      }
    }
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-picture]') : null
      if (!link || !isPlain(event)) return
      event.preventDefault()
      open(link)
    }
    // Captured before the listener that handles client-side navigation.
    document.addEventListener('click', press, { capture: true, signal: stop.signal })
    const named =
      location.hash &&
      document.querySelector<HTMLAnchorElement>(`a[data-picture]${CSS.escape(location.hash).replace('\\#', '#')}`)
    if (named) open(named)
    return () => stop.abort()
  }, [])

  return Window ? <Window label={label} words={words} opened={opened} onClose={() => setOpened(null)} /> : null
}

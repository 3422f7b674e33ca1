'use client'

import { type MouseEvent, useState } from 'react'
import { classNames } from './class-names'
import type { LightboxShow } from './lightbox-show'
import type { LightboxWindow } from './lightbox-window'
import { Picture } from './picture'

interface LightboxProps extends LightboxShow {
  /** How wide a thumbnail is drawn, as in HTML. */
  sizes: string
  /** The grid the thumbnails stand in. */
  className?: string
  thumbnailClassName?: string
}

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Small pictures that open large. The window comes when first asked for; without scripts each leads to its picture. */
export function Lightbox({ label, items, words, sizes, className, thumbnailClassName }: LightboxProps) {
  const [Window, setWindow] = useState<typeof LightboxWindow | null>(null)
  const [opened, setOpened] = useState<number | null>(null)

  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlain(event)) return
    event.preventDefault()
    // Safari gives a pressed link no focus, and the window gives it back to whoever had it.
    const link = event.currentTarget
    link.focus({ preventScroll: true })
    setOpened(index)
    try {
      const loaded = await import('./lightbox-window')
      setWindow(() => loaded.LightboxWindow)
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <>
      <ul aria-label={label} className={classNames('grid gap-4', className)}>
        {items.map((item, index) => (
          <li key={item.id}>
            <a href={item.picture.variants.at(-1)?.url} onClick={(event) => open(event, index)} className="block">
              <Picture source={item.picture} sizes={sizes} className={thumbnailClassName ?? 'aspect-4/3'} />
              <span className="sr-only">{item.position}</span>
            </a>
          </li>
        ))}
      </ul>
      {Window ? (
        <Window label={label} items={items} words={words} opened={opened} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}

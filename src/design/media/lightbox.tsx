'use client'

import { type MouseEvent, useState } from 'react'
import { classNames } from '../show/class-names'
import { ResponsiveImage } from './image'
import type { LightboxShow } from './lightbox-show'
import type { LightboxWindow } from './lightbox-window'

interface LightboxProps extends LightboxShow {
  /** The HTML `sizes` attribute of a thumbnail. */
  sizes: string
  /** Classes of the thumbnail grid. */
  className?: string
  thumbnailClassName?: string
}

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Thumbnails that open in a lightbox, loaded on first use. Without scripts each links to its image. */
export function Lightbox({ label, items, words, sizes, className, thumbnailClassName }: LightboxProps) {
  const [Window, setWindow] = useState<typeof LightboxWindow | null>(null)
  const [opened, setOpened] = useState<number | null>(null)

  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlain(event)) return
    event.preventDefault()
    // Safari does not focus a clicked link, and the window returns the focus to the active element.
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
            <a href={item.image.variants.at(-1)?.url} onClick={(event) => open(event, index)} className="block">
              <ResponsiveImage source={item.image} sizes={sizes} className={thumbnailClassName ?? 'aspect-4/3'} />
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

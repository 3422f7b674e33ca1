'use client'

import { useMemo } from 'react'
import type { ImageSource } from '@/kernel/media/image'
import type { LightboxItem, LightboxWords } from './lightbox-show'
import { LightboxWindow } from './lightbox-window'

/** The picture of a link as it stands in the page: its sizes are read from its `srcset`. */
function imageOf(link: HTMLAnchorElement): ImageSource {
  const image = link.querySelector('img')
  const variants = (image?.srcset ?? '').split(', ').flatMap((variant) => {
    const [url = '', width = ''] = variant.split(' ')
    return url ? [{ url, width: Number.parseInt(width, 10) }] : []
  })
  return {
    variants,
    width: image?.width ?? 0,
    height: image?.height ?? 0,
    alt: image?.alt ?? '',
    focal: { x: 50, y: 50 },
    placeholder: null,
    isPhotograph: link.querySelector('.drawn') === null,
  } as unknown as ImageSource
}

const itemOf = (link: HTMLAnchorElement): LightboxItem => ({
  id: link.id,
  image: imageOf(link),
  caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? undefined,
  position: link.dataset.picture ?? '',
})

interface PicturesWindowProps {
  label: string
  words: LightboxWords
  /** The link of the picture it opens at; null while it is closed. */
  opened: HTMLAnchorElement | null
  onClose: () => void
}

/** The pictures that a page links to, one at a time over the whole window. */
export function PicturesWindow({ label, words, opened, onClose }: PicturesWindowProps) {
  const links = useMemo(() => [...document.querySelectorAll<HTMLAnchorElement>('a[data-picture]')], [])
  const items = useMemo(() => links.map(itemOf), [links])
  return (
    <LightboxWindow
      label={label}
      items={items}
      words={words}
      opened={opened && links.indexOf(opened)}
      onClose={onClose}
    />
  )
}

'use client'

import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../form/button'

/** Phones and tablets of Apple keep a download among files: their pictures are reached by the share sheet alone. */
const isApple = () =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

async function share(href: string, name: string): Promise<void> {
  const answer = await fetch(href)
  const file = new File([await answer.blob()], name, { type: 'image/png' })
  if (!answer.ok || !navigator.canShare({ files: [file] })) throw new Error('The picture cannot be shared')
  await navigator.share({ files: [file] })
}

/** Saves a picture: a download, and on Apple's phones the sheet with “Save Image”. Without scripts it is a download. */
export function SavePicture({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  function save(event: MouseEvent) {
    if (!isApple() || typeof navigator.canShare !== 'function') return
    event.preventDefault()
    share(href, name).catch((error: unknown) => {
      // Closing the sheet is an answer.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(href)
    })
  }
  return (
    <ButtonLink href={href} download={name} onClick={save} variant="quiet">
      {children}
    </ButtonLink>
  )
}

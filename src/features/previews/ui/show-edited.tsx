'use client'

import { useEffect } from 'react'
import {
  bare,
  type EditedSpot,
  needle,
  readLeftSpot,
  readSpot,
  SPOT_KEY,
  SPOT_MESSAGE,
  stem,
} from '../domain/edited-spot'
import './show-edited.css'

const MARK = 'data-edited'
const MARKED_MS = 2000

/** After the scroll: sections on the way have got their real height by then, and the spot may have moved. */
const SETTLED_MS = [900, 1800]

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const isVisible = (element: Element) => element.getClientRects().length > 0

/** The smallest visible element below another whose text contains what is looked for. */
function smallestWith(element: Element, text: string): Element | null {
  if (!bare(element.textContent ?? '').includes(text)) return null
  for (const child of element.children) {
    const found = smallestWith(child, text)
    if (found) return found
  }
  return isVisible(element) ? element : null
}

const pictureOf = (page: Element, filename: string): Element | null =>
  [...page.querySelectorAll('img')].find(
    (image) => isVisible(image) && `${image.src} ${image.srcset}`.includes(stem(filename)),
  ) ?? null

function findSpot(page: Element, { texts, pictures }: EditedSpot): Element | null {
  for (const filename of pictures) {
    const found = pictureOf(page, filename)
    if (found) return found
  }
  for (const text of texts) {
    const wanted = needle(text)
    const found = wanted && smallestWith(page, wanted)
    if (found) return found
  }
  return null
}

function show(spot: EditedSpot | null): void {
  const page = document.querySelector('main')
  const found = spot && page && findSpot(page, spot)
  // The whole page contains everything: that is no spot.
  if (!found || found === page) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  found.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  for (const ms of SETTLED_MS) setTimeout(() => isInView(found) || found.scrollIntoView({ block: 'center' }), ms)
  found.setAttribute(MARK, '')
  setTimeout(() => found.removeAttribute(MARK), MARKED_MS)
}

/** What the back office left; nothing where the browser keeps nothing. */
function takeLeft(): string | null {
  try {
    const left = localStorage.getItem(SPOT_KEY)
    localStorage.removeItem(SPOT_KEY)
    return left
  } catch {
    return null
  }
}

/** Shows the part of a previewed page that is being edited: when its field is entered, and when the preview opens. */
export function ShowEdited() {
  useEffect(() => {
    show(readLeftSpot(takeLeft(), Date.now()))
    const onMessage = (event: MessageEvent<{ type?: unknown; spot?: unknown } | null>) => {
      if (event.origin === window.location.origin && event.data?.type === SPOT_MESSAGE) show(readSpot(event.data.spot))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return null
}

import { paintArrivals } from '@/design/paint-arrivals'
import { toggled } from '../rules/kept-homes'
import { keepHomes, keptHomes, onKeptHomes } from './kept-store'

const HEARTS = '[data-keep]'

function paint(): void {
  const kept = new Set(keptHomes())
  for (const heart of document.querySelectorAll<HTMLElement>(HEARTS)) {
    const isKept = String(kept.has(heart.dataset.keep ?? ''))
    if (heart.getAttribute('aria-pressed') !== isKept) heart.setAttribute('aria-pressed', isKept)
  }
}

/** Shows which homes are kept, on this page and on those that take its place, until the signal. */
export function tendHearts(signal: AbortSignal): void {
  signal.addEventListener('abort', onKeptHomes(paint))
  paintArrivals(paint, signal)
}

/** Keeps the home of a heart, or lets it go. */
export const pressHeart = (heart: HTMLElement) => keepHomes(toggled(keptHomes(), heart.dataset.keep ?? ''))

'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { classNames } from '../show/class-names'
import { watchLayers } from './covering-layers'
import { fetchAhead } from './fetch-ahead'
import { reloadAfterLostChunk } from './lost-chunk'

/** S2§9: a change of page shows itself after 200 ms, and is drawn as if it took five seconds. */
const SHOWN_AFTER_MS = 200

/** The address that a press on this page leads to, when the page may be changed without a reload. */
function softTarget(event: MouseEvent, apart: readonly string[]): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link && isSoft(link, apart) ? new URL(link.href) : null
}

/** A link to another page of this site, in this window, in this language. */
function isSoft(link: HTMLAnchorElement, apart: readonly string[]): boolean {
  if (link.origin !== location.origin || (link.target !== '' && link.target !== '_self')) return false
  if (link.hasAttribute('download') || link.dataset.wholePage !== undefined) return false
  const [locale, page] = link.pathname.split('/').slice(1)
  if (locale !== location.pathname.split('/')[1] || page === undefined) return false
  if (link.pathname === location.pathname) return link.search !== location.search
  return !apart.includes(link.pathname)
}

/** S2§9: a page that takes another one's place fades in. */
const FADE_IN_MS = 200
let shownPath = ''

/** Closes what lay over the page one left, and lets the new one fade in. The first page is simply there. */
function arrive(path: string): void {
  const isFirst = shownPath === ''
  if (isFirst || shownPath === path) {
    shownPath = path
    return
  }
  shownPath = path
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open')) layer.hidePopover()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.querySelector('main')?.animate({ opacity: [0, 1] }, FADE_IN_MS)
}

interface SoftNavigationProps {
  /** Paths of pages that are entered with a reload, as they bring rights of their own with them. */
  apart: readonly string[]
}

/** Changes pages without a reload, tells that one is coming, and fetches ahead what is in view (A23.2). */
export function SoftNavigation({ apart }: SoftNavigationProps) {
  const router = useRouter()
  const path = usePathname()
  const [isComing, startTransition] = useTransition()
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = softTarget(event, apart)
      if (!target) return
      event.preventDefault()
      startTransition(() => router.push(target.pathname + target.search + target.hash))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router, apart])

  useEffect(reloadAfterLostChunk, [])

  useEffect(watchLayers, [])

  useEffect(() => {
    arrive(path)
    return fetchAhead(
      (link) => isSoft(link, apart),
      (address) => router.prefetch(address),
    )
  }, [router, path, apart])

  useEffect(() => {
    if (!isComing) return setShown(false)
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isComing])

  return (
    <div
      aria-hidden="true"
      className={classNames('pointer-events-none fixed inset-x-0 top-0 z-50 h-1', !isShown && 'hidden')}
    >
      <div className="progress-line h-full bg-accent" />
    </div>
  )
}

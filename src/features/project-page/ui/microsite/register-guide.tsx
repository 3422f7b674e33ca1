'use client'

import { type CSSProperties, useEffect, useState } from 'react'
import { recall, remember } from '@/design/show/browser-memory'
import { CLOSE, Glyph } from '@/design/show/glyph'
import type { RegisterBanner } from '@/features/catalogue'

/** How often it is decided whether the banner shows, and how long after an arrival the form is scrolled to (S2§9). */
const CHECK_MS = 2000
const SCROLL_MS = 500

const TEXT_KEY = 'register_floating_text'
const GROUND_KEY = 'register_floating_background'

/** The room that the bars at the bottom of the window have made for themselves. */
const dockHeight = () => document.body.style.paddingBottom || '0px'

/** A phone shows one thing above its own bar at a time: the banner waits until the cookie bar is gone. */
const hasRoom = () => matchMedia('(min-width: 768px)').matches || Number.parseFloat(dockHeight()) === 0

/** Past the first view, while the form itself is not in sight. */
function isWanted(form: Element): boolean {
  const { top, bottom } = form.getBoundingClientRect()
  return scrollY > innerHeight && (top > innerHeight || bottom < 0) && hasRoom()
}

/**
 * Leads to the register form: scrolls to it for those who arrive at it by the address, once the page has settled, and
 * floats the banner of the editor beside the page, on a phone as a line above the bar with the price. A closed banner
 * stays closed until its words change.
 */
export function RegisterGuide({ banner, close }: { banner: RegisterBanner | null; close: string }) {
  const [isShown, setShown] = useState(false)
  const [isClosed, setClosed] = useState(false)

  useEffect(() => {
    if (location.hash !== '#register') return
    const timer = setTimeout(() => document.getElementById('register')?.scrollIntoView(), SCROLL_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const form = document.getElementById('register')
    if (!banner || !form) return
    setClosed(recall('browser', TEXT_KEY) === banner.text && recall('browser', GROUND_KEY) === banner.ground)
    const timer = setInterval(() => setShown(isWanted(form)), CHECK_MS)
    return () => clearInterval(timer)
  }, [banner])

  if (!banner || !isShown || isClosed) return null
  const end = () => {
    remember('browser', TEXT_KEY, banner.text)
    remember('browser', GROUND_KEY, banner.ground)
    setClosed(true)
  }
  return (
    <div
      style={{ background: banner.ground, color: banner.ink, ...({ '--dock': dockHeight() } as CSSProperties) }}
      className="fixed inset-x-0 bottom-[61px] z-30 flex items-stretch max-md:justify-between md:inset-x-auto md:end-5 md:bottom-[calc(20px+var(--dock))] md:max-w-[360px] print:hidden"
    >
      <a
        href="#register"
        className="flex min-h-target grow items-center px-gutter py-2 font-semibold underline-offset-4 hover:underline md:min-h-7 md:px-5 md:py-3"
      >
        {banner.text}
      </a>
      <button
        type="button"
        aria-label={close}
        onClick={end}
        className="inline-flex w-target shrink-0 items-center justify-center"
      >
        <Glyph path={CLOSE} />
      </button>
    </div>
  )
}

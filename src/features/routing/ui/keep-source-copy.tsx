'use client'

import { useEffect } from 'react'
import { COOKIE_CHOICE, COOKIE_CHOICE_EVENT, cookieNamed, readCookieChoice } from '@/kernel/http/cookie-choice'
import { sourceInSearch } from '../domain/source'
import { copySource } from './source-copy'

/** Of the address that this visit began with, in memory alone: the next page no longer names it. */
let arrived: string | null = null

function keep(): void {
  arrived ??= sourceInSearch(location.search)
  const isAllowed = readCookieChoice(cookieNamed(document.cookie, COOKIE_CHOICE))?.includes('advertising') ?? false
  try {
    const browser = { cookie: document.cookie, arrived, isAllowed, storage: localStorage, now: Date.now(), location }
    const restored = copySource(browser)
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is missing in browsers we support.
    if (restored) document.cookie = restored
  } catch {
    // A browser that denies storage keeps the cookie alone.
  }
}

/** Keeps the advertising source while the visitor allows it, after each full load of a page and at each choice (C36). */
export function KeepSourceCopy() {
  useEffect(() => {
    keep()
    document.addEventListener(COOKIE_CHOICE_EVENT, keep)
    return () => document.removeEventListener(COOKIE_CHOICE_EVENT, keep)
  }, [])
  return null
}

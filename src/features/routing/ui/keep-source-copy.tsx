'use client'

import { useEffect } from 'react'
import { copySource } from './source-copy'

/** Copies the advertising source into the browser's storage after each full load of a page (C36). */
export function KeepSourceCopy() {
  useEffect(() => {
    try {
      const restored = copySource({ cookie: document.cookie, storage: localStorage, now: Date.now(), location })
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is missing in browsers we support.
      if (restored) document.cookie = restored
    } catch {
      // A browser that denies storage keeps the cookie alone.
    }
  }, [])
  return null
}

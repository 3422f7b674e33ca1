'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { KeptTexts } from '@/i18n/kept-texts'
import type { Locale } from '@/i18n/locales'

/** After this time a page is read and not passed over, and all of it has arrived. */
const READ_AFTER_MS = 1500

/** A page that says `data-keep` is kept on this device, to be read without a connection (decision 0136). */
export function KeptPages({ locale, texts }: { locale: Locale; texts: KeptTexts }) {
  const path = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page says for itself
  useEffect(() => {
    const timer = setTimeout(async () => {
      const kind = document.querySelector<HTMLElement>('[data-keep]')?.dataset.keep
      if (kind !== 'page' && kind !== 'private') return
      const { storePage } = await import('@/design/layer/keep-pages')
      await storePage({ path: location.pathname + location.search, kind, locale, texts })
    }, READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [path])

  return null
}

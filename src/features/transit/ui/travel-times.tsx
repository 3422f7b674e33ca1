'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { DeviceLinesContext } from '@/design/show/device-line'
import { forEachShown } from '@/design/show/for-each-shown'
import type { Locale } from '@/i18n/locales'
import { askTravelTimes } from './ask-travel-times'
import { onSavedPlaceChange, savedPlace } from './saved-place-storage'

interface TravelTimesProps {
  locale: Locale
  /** Contains `{minutes}` and `{name}`. */
  text: string
  children: ReactNode
}

const NO_LINES: ReadonlyMap<string, string> = new Map()

/**
 * Shows the travel times to the saved place of the visitor on the cards of a cached page (decision 0003). They are
 * fetched once for each place; when it is cleared, the lines go.
 */
export function TravelTimes({ locale, text, children }: TravelTimesProps) {
  const [lines, setLines] = useState(NO_LINES)

  useEffect(() => {
    const ended = new AbortController()
    let asked: string | null = null
    const learn = async () => {
      const to = savedPlace()
      if (to === asked) return
      asked = to
      const found = to === null ? null : await askTravelTimes(locale, to, text)
      if (!ended.signal.aborted && asked === to) setLines(found ?? NO_LINES)
    }
    onSavedPlaceChange(() => void learn(), ended.signal)
    void learn()
    return () => ended.abort()
  }, [locale, text])

  useEffect(
    () =>
      forEachShown('p[data-way]', (line) => {
        const text = lines.get(line.dataset.way ?? '') ?? ''
        line.textContent = text
        line.hidden = text === ''
      }),
    [lines],
  )

  return <DeviceLinesContext value={lines}>{children}</DeviceLinesContext>
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UnitRow } from '@/features/catalogue'
import { changedBetween, withUnit } from '../../domain/unit-changes'
import { liveUnits, whileSeen } from './live-units'
import { beforePrinting } from './print-units'

/** Tells, with the units, that they are shown: the reader has looked at them. */
export const UNITS_SHOWN = 'site:units'

export interface Stock {
  /** null until the first answer. */
  units: readonly UnitRow[] | null
  asOf: Date | null
  hasFailed: boolean
  /** The unit that changed last since the page was opened. */
  changed: UnitRow | null
}

const EMPTY: Stock = { units: null, asOf: null, hasFailed: false, changed: null }

/** What shows units: most visitors of a project never come near it. */
export const loadUnitParts = () => import('./unit-parts')

/** The units of a project, kept up to date while their frame is near the viewport. */
export function useAvailability(slug: string, frame: RefObject<HTMLElement | null>) {
  const [stock, setStock] = useState(EMPTY)
  const [isOffline, setIsOffline] = useState(false)
  const reload = useRef(() => {})

  useEffect(() => {
    if (!frame.current) return
    const live = liveUnits(slug, {
      onAll: ({ asOf, units }) => {
        dispatchEvent(new CustomEvent(UNITS_SHOWN, { detail: units }))
        setStock((old) => ({
          units,
          asOf: new Date(asOf),
          hasFailed: false,
          changed: changedBetween(old.units, units) ?? old.changed,
        }))
      },
      onOne: (unit) =>
        setStock((old) =>
          old.units ? { ...old, units: withUnit(old.units, unit), asOf: new Date(), changed: unit } : old,
        ),
      onFailure: () => setStock((old) => ({ ...old, hasFailed: true })),
    })
    reload.current = () => {
      setStock((old) => ({ ...old, hasFailed: false }))
      live.load()
    }
    const stopPrinting = beforePrinting(() => Promise.all([live.load(), loadUnitParts()]))
    const stopWatching = whileSeen(frame.current, (isSeen) => {
      if (!isSeen) return live.stop()
      // Beside the units. A failure counts when the parts are shown.
      loadUnitParts().catch(() => undefined)
      live.start()
    })
    return () => {
      stopPrinting()
      stopWatching()
    }
  }, [slug, frame])

  useEffect(() => {
    const report = () => setIsOffline(!navigator.onLine)
    const back = () => {
      report()
      reload.current()
    }
    report()
    window.addEventListener('offline', report)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', report)
      window.removeEventListener('online', back)
    }
  }, [])

  return { ...stock, isOffline, retry: () => reload.current() }
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UnitRow } from '../../domain/project'
import { withUnit } from '../../domain/stack-plan'
import { liveUnits, whileSeen } from './live-units'

export interface Stock {
  /** null until the first answer. */
  units: readonly UnitRow[] | null
  asOf: Date | null
  hasFailed: boolean
  /** The unit that changed last since the page was opened. */
  changed: UnitRow | null
}

const EMPTY: Stock = { units: null, asOf: null, hasFailed: false, changed: null }

function changedBetween(before: readonly UnitRow[] | null, after: readonly UnitRow[]): UnitRow | null {
  if (!before) return null
  const states = new Map(before.map((unit) => [unit.id, unit.state]))
  return after.find((unit) => states.has(unit.id) && states.get(unit.id) !== unit.state) ?? null
}

/** The units of a project, kept up to date while their frame is near the viewport. */
export function useAvailability(slug: string, frame: RefObject<HTMLElement | null>) {
  const [stock, setStock] = useState(EMPTY)
  const [isOffline, setIsOffline] = useState(false)
  const reload = useRef(() => {})

  useEffect(() => {
    if (!frame.current) return
    const live = liveUnits(slug, {
      onAll: ({ asOf, units }) =>
        setStock((old) => ({
          units,
          asOf: new Date(asOf),
          hasFailed: false,
          changed: changedBetween(old.units, units) ?? old.changed,
        })),
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
    return whileSeen(frame.current, (isSeen) => (isSeen ? live.start() : live.stop()))
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

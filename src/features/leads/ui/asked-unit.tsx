import { useEffect, useState } from 'react'
import { UNIT_CHOSEN, unitOfKey } from '@/kernel/unit-key'
import type { UnitRecord } from '@/kernel/unit-row'
import type { AskTexts } from './ask-texts'

const unitInAddress = () => new URLSearchParams(location.search).get('unit')?.trim().slice(0, 40) ?? ''

/** Takes the unit out of the address, so that it is neither reloaded nor shared. */
function forgetUnit(): void {
  const url = new URL(location.href)
  url.searchParams.delete('unit')
  history.replaceState(history.state, '', url)
}

/** The unit that the address of the page names; `first` until the page is hydrated. */
function useAskedUnit(first: string) {
  const [unit, setUnit] = useState(first)
  useEffect(() => {
    const read = () => setUnit((known) => unitInAddress() || known)
    read()
    addEventListener(UNIT_CHOSEN, read)
    addEventListener('popstate', read)
    return () => {
      removeEventListener(UNIT_CHOSEN, read)
      removeEventListener('popstate', read)
    }
  }, [])
  const remove = () => {
    forgetUnit()
    setUnit('')
  }
  return { unit, remove }
}

/** What is said of a unit as it is now. */
interface UnitNow {
  state: UnitRecord['state']
  /** ` · ฿5,200,000`; empty without a price. */
  price: string
}

/** Formats are loaded with the unit: most readers ask without one. */
async function readUnit(slug: string, key: string, signal: AbortSignal): Promise<UnitNow | null> {
  const answer = await fetch(`/api/availability/${slug}`, { signal })
  const [{ units }, { formatBaht }] = await Promise.all([answer.json(), import('@/i18n/formats')])
  const unit = unitOfKey(units as UnitRecord[], key)
  return unit && { state: unit.state, price: unit.price ? ` · ${formatBaht(unit.price)}` : '' }
}

/** The unit as it is now: null where the project has none of this name, undefined while that is not known. */
function useUnitNow(slug: string, key: string): UnitNow | null | undefined {
  const [found, setFound] = useState<UnitNow | null>()
  useEffect(() => {
    setFound(undefined)
    if (key === '') return
    const stop = new AbortController()
    readUnit(slug, key, stop.signal)
      .then(setFound)
      // The line then names the unit alone; the server knows its price.
      .catch(() => undefined)
    return () => stop.abort()
  }, [slug, key])
  return found
}

interface AskedUnitProps {
  slug: string
  /** What the server knows already: the unit of a form that was sent and has to be corrected. */
  first: string
  texts: AskTexts['unit']
}

/** The unit that the form asks about, above its fields, with a button that takes it out; nothing without a unit. */
export function AskedUnit({ slug, first, texts }: AskedUnitProps) {
  const { unit, remove } = useAskedUnit(first)
  const now = useUnitNow(slug, unit)
  const isOpen = now === undefined || now?.state === 'available'
  return (
    <>
      <input type="hidden" name="unit" value={unit} />
      {unit === '' ? null : (
        <div
          aria-live="polite"
          className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-s-4 border-accent bg-white py-2 ps-4 pe-2"
        >
          <p className="tabular-nums">
            <b className="font-semibold">{texts.about.replace('{unit}', unit) + (now?.price ?? '')}</b>
            {isOpen ? null : <span className="block text-small">{now ? texts.taken : texts.unknown}</span>}
          </p>
          <button
            type="button"
            onClick={remove}
            className="min-h-target px-2 text-small underline decoration-stone-400 underline-offset-4 hover:decoration-current"
          >
            {texts.remove}
          </button>
        </div>
      )}
    </>
  )
}

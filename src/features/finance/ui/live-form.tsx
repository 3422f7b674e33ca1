'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'

/** After the last key: a figure is not calculated with half of a number. */
const CALCULATED_AFTER_MS = 500

interface LiveFormProps {
  /** The address of the page, without query. */
  path: string
  /** The part of the page that a press on the button leads to. */
  results: string
  className: string
  children: ReactNode
}

const addressOf = (path: string, form: HTMLFormElement) => {
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
  )
  return `${path}?${new URLSearchParams(filled)}`
}

/**
 * A form that is its address: what changes is calculated at once, and the place on the page and the cursor stay. Without
 * scripts its button sends it.
 */
export function LiveForm({ path, results, className, children }: LiveFormProps) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isCalculating, calculate] = useTransition()
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (form: HTMLFormElement) => calculate(() => router.replace(addressOf(path, form), { scroll: false }))

  return (
    <form
      method="get"
      action={path}
      aria-busy={isCalculating}
      className={className}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => show(currentTarget), CALCULATED_AFTER_MS)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(timer.current)
        show(event.currentTarget)
        document.getElementById(results)?.scrollIntoView({ block: 'start' })
      }}
    >
      {children}
    </form>
  )
}

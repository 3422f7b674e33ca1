'use client'

import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Spinner } from './spinner'
import { useCalmBusy } from './use-calm-busy'

interface LoadingPanelProps {
  isBusy: boolean
  /** What is on its way, in words. */
  label: string
  /** What was there before, and stays under the panel: never a ring over nothing. */
  children: ReactNode
  className?: string
}

/** Lies over its content while that is being renewed. A wait under 200 ms shows nothing. */
export function LoadingPanel({ isBusy, label, children, className }: LoadingPanelProps) {
  const isShown = useCalmBusy(isBusy)
  return (
    <div aria-busy={isBusy} className={classNames('relative', className)}>
      {children}
      <div
        role="status"
        className={classNames(isShown && 'absolute inset-0 flex items-center justify-center bg-paper/70 p-4')}
      >
        {isShown ? (
          <p className="flex items-center gap-3 bg-ink px-5 py-3 text-paper">
            <Spinner className="size-5" />
            {label}
          </p>
        ) : null}
      </div>
    </div>
  )
}

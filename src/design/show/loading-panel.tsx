'use client'

import type { ReactNode } from 'react'
import { useDelayedPending } from '../form/use-delayed-pending'
import { classNames } from './class-names'
import { Spinner } from './spinner'

interface LoadingPanelProps {
  isBusy: boolean
  /** What is loading. */
  label: string
  /** The previous content stays visible under the panel. */
  children: ReactNode
  className?: string
}

/** Covers its content while it reloads. A wait under 200 ms shows nothing. */
export function LoadingPanel({ isBusy, label, children, className }: LoadingPanelProps) {
  const isShown = useDelayedPending(isBusy)
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

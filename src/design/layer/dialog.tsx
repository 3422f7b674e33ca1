'use client'

import type { ReactNode } from 'react'
import { Button } from '../form/button'
import { Spinner } from '../show/spinner'
import { Layer, type LayerProps } from './layer'
import { closes } from './layer-command'

/** S2§9 (A4.9): the delay between closing a small modal and navigating. */
const LEAVES_AFTER_MS = 200

const CENTRED = 'm-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)]'

/** A modal of 500 px. Escape, the close button and a click outside close it; the focus returns to its opener. */
export function Dialog({ close, ...rest }: LayerProps & { close: string }) {
  return <Layer close={close} className={`${CENTRED} max-w-modal`} {...rest} />
}

interface SmallDialogProps extends LayerProps {
  /** Label of the only button, which closes the dialog. */
  confirm: string
  /** Shows a spinner in place of the button; only the owner can close the dialog meanwhile. */
  isBusy?: boolean
  /** Where to navigate after closing. */
  leadsTo?: string
  children?: ReactNode
}

/** A modal of 315 px: one message and one button (A4.9). */
export function SmallDialog({ confirm, isBusy = false, leadsTo, children, onClose, ...rest }: SmallDialogProps) {
  const end = () => {
    onClose?.()
    if (leadsTo) setTimeout(() => location.assign(leadsTo), LEAVES_AFTER_MS)
  }
  return (
    <Layer isHeld={isBusy} onClose={end} className={`${CENTRED} max-w-modal-small`} {...rest}>
      {children}
      {isBusy ? (
        <p role="status" className="flex justify-center py-3">
          <Spinner />
          <span className="sr-only">{rest.title}</span>
        </p>
      ) : (
        <Button className="w-full" {...closes(rest.id)}>
          {confirm}
        </Button>
      )}
    </Layer>
  )
}

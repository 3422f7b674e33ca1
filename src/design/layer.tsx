'use client'

import './layers.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { closes } from './layer-command'
import { useModal } from './use-modal'

export interface LayerProps {
  /** Its buttons name it: `<Button {...opens(id)}>`. */
  id: string
  title: ReactNode
  children?: ReactNode
  /** For an owner that opens and closes it by state; left out, its buttons do. */
  isOpen?: boolean
  onClose?: () => void
}

interface FrameProps extends LayerProps {
  /** "Close": the name of the button with the cross; without it there is none. */
  close?: string
  isHeld?: boolean
  side?: 'start' | 'end' | 'bottom'
  className: string
}

/** What dialogs and drawers have in common: a title, a cross, and the manners of a modal layer. */
export function Layer({ id, title, close, children, isOpen, isHeld, onClose, side, className }: FrameProps) {
  const { layer } = useModal({ isOpen, isHeld, onClose })
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      data-side={side}
      className={classNames('layer overflow-y-auto border-0 bg-paper p-0 text-ink', className)}
      {...layer}
    >
      <div className="flex min-h-full flex-col">
        <div className="flex items-start justify-between gap-4 ps-5 pe-2 pt-2">
          <h2 id={`${id}-title`} className="type-display pt-3 text-h3">
            {title}
          </h2>
          {close ? (
            <button
              type="button"
              aria-label={close}
              className="inline-flex size-target shrink-0 items-center justify-center hover:bg-stone-100"
              {...closes(id)}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </div>
        <div className="flex grow flex-col gap-5 p-5 pt-4">{children}</div>
      </div>
    </dialog>
  )
}

'use client'

import './layers.css'
import type { ReactNode } from 'react'
import { classNames } from '../show/class-names'
import { CLOSE, Glyph } from '../show/glyph'
import { closes } from './layer-command'
import { useModal } from './use-modal'

export interface LayerProps {
  /** Named by its buttons: `<Button {...opens(id)}>`. */
  id: string
  title: ReactNode
  children?: ReactNode
  /** For an owner that controls it by state; without it, its buttons do. */
  isOpen?: boolean
  onClose?: () => void
}

interface FrameProps extends LayerProps {
  /** "Close": label of the close button; without it there is none. */
  close?: string
  isHeld?: boolean
  side?: 'start' | 'end' | 'bottom'
  className: string
}

/** What dialogs and drawers share: a title, a close button and modal behaviour. */
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
              <Glyph path={CLOSE} />
            </button>
          ) : null}
        </div>
        <div className="flex grow flex-col gap-5 p-5 pt-4">{children}</div>
      </div>
    </dialog>
  )
}

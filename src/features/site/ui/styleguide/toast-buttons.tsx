'use client'

import { Button } from '@/design/form/button'
import { ToastRegion } from '@/design/layer/toast-region'
import { showToast, type ToastTone } from '@/design/layer/toast-store'

interface ToastButtonsProps {
  texts: { label: string; close: string }
  toasts: readonly { tone: ToastTone; button: string; text: string }[]
}

/** Buttons that show toasts. */
export function ToastButtons({ texts, toasts }: ToastButtonsProps) {
  return (
    <div className="flex flex-wrap gap-4">
      {toasts.map(({ tone, button, text }) => (
        <Button key={tone} variant="quiet" onClick={() => showToast(text, tone)}>
          {button}
        </Button>
      ))}
      <ToastRegion texts={texts} />
    </div>
  )
}

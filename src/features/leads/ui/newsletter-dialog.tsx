'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/design/form/button'
import { CLOSE, Glyph } from '@/design/show/glyph'
import type { Locale } from '@/i18n/locales'
import type { NewsTexts } from './news-texts'
import { NewsletterForm } from './newsletter-form'

interface NewsletterDialogProps {
  locale: Locale
  texts: NewsTexts
  isOpen: boolean
  onClose: () => void
}

/** The newsletter panel at the edge of the window. Reopening it keeps what was typed. */
export function NewsletterDialog({ locale, texts, isOpen, onClose }: NewsletterDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      // Escape and a click beside the panel close it too.
      closedby="any"
      onClose={onClose}
      aria-label={texts.title}
      className="fixed inset-y-0 start-auto end-0 h-dvh max-h-none w-full max-w-modal translate-x-full overflow-y-auto overscroll-contain bg-paper text-ink transition-[translate,display,overlay] transition-discrete backdrop:bg-ink/50 open:translate-x-0 starting:open:translate-x-full"
    >
      <div className="flex min-h-full flex-col gap-6 px-5 pt-4 pb-7 sm:px-7">
        <button
          type="button"
          onClick={close}
          className="inline-flex min-h-target items-center gap-2 self-end text-small font-medium underline-offset-4 hover:underline"
        >
          {texts.close}
          <Glyph path={CLOSE} />
        </button>
        <NewsletterForm
          id="newsletter-panel"
          locale={locale}
          texts={texts}
          headingLevel={2}
          heading={
            <header className="flex flex-col gap-3">
              <h2 className="type-display text-h2">{texts.title}</h2>
              <p className="text-stone-600">{texts.lead}</p>
            </header>
          }
          onward={<Button onClick={close}>{texts.taken.back}</Button>}
        />
      </div>
    </dialog>
  )
}

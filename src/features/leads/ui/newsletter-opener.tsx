'use client'

import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '@/i18n/locales'
import type { NewsTexts } from './news-texts'
import type { NewsletterDialog } from './newsletter-dialog'

interface NewsletterOpenerProps {
  locale: Locale
  text: string
  texts: NewsTexts
  className?: string
}

type Panel = ComponentType<React.ComponentProps<typeof NewsletterDialog>>

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Opens the newsletter panel. It is a link to the page with the same form, so it works without scripts, in a new tab,
 * and when the panel fails to load.
 */
export function NewsletterOpener({ locale, text, texts, className }: NewsletterOpenerProps) {
  const [Panel, setPanel] = useState<Panel | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)

  async function open(event: MouseEvent) {
    if (!isPlain(event)) return
    event.preventDefault()
    setIsLoading(true)
    try {
      const { NewsletterDialog } = await import('./newsletter-dialog')
      setPanel(() => NewsletterDialog)
      setIsOpen(true)
    } catch {
      location.assign(texts.pageHref)
    } finally {
      setIsLoading(false)
    }
  }

  function close() {
    setIsOpen(false)
    // Not every browser returns the focus to a link.
    opener.current?.focus()
  }

  return (
    <>
      <a
        ref={opener}
        href={texts.pageHref}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={open}
        className={className}
      >
        {text}
      </a>
      {Panel
        ? // Rendered outside the footer, whose dark colours it would inherit.
          createPortal(<Panel locale={locale} texts={texts} isOpen={isOpen} onClose={close} />, document.body)
        : null}
    </>
  )
}

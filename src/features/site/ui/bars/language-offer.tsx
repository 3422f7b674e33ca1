'use client'

import { Icon } from '@/design/show/icon'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import { LanguageLink } from '../language-link'

interface LanguageOfferProps {
  /** The previously chosen language. */
  locale: Locale
  text: string
  closedIn: readonly string[]
  /** The word for "language" in the page's language. */
  label: string
  close: string
  onEnd: () => void
}

/** One line that offers this page in the other language, with a button to dismiss it. */
export function LanguageOffer({ locale, text, closedIn, label, close, onEnd }: LanguageOfferProps) {
  return (
    <section
      aria-label={label}
      data-ground="dark"
      className="me-auto flex max-w-full items-center gap-2 bg-ink ps-gutter pe-2 text-paper"
    >
      <Icon name="globe" />
      <LanguageLink
        locale={locale}
        lang={HTML_LANG[locale]}
        isCurrent={false}
        closedIn={closedIn}
        className="inline-flex min-h-target items-center px-2 underline decoration-1 underline-offset-4"
      >
        {text}
      </LanguageLink>
      <button
        type="button"
        aria-label={close}
        onClick={onEnd}
        className="inline-flex size-target shrink-0 items-center justify-center"
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

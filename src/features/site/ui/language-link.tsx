'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { scriptCookie } from '@/kernel/http/script-cookie'
import { isOpenAt } from '../domain/open-language'

interface LanguageLinkProps {
  /** The locale segment of the address in the other language. */
  locale: string
  lang: string
  isCurrent: boolean
  /** The closed sections of this language: see `OpenLanguage`. */
  closedIn: readonly string[]
  className: string
  children: ReactNode
}

/** A1.3: the choice is stored for a year. It is only used to offer that language again, never to redirect. */
const YEAR_SECONDS = 365 * 86_400

function rememberChoice(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some supported browsers.
  document.cookie = scriptCookie('locale', locale, YEAR_SECONDS, location)
}

const inLanguage = (path: string, locale: string) => path.replace(/^\/[^/]+/, `/${locale}`)

/**
 * Links to this page in another language and keeps the query and the fragment (A1.3). Only the browser knows those: the
 * cached page is the same for all. Hidden when the page is not published in that language (C5), since its address would
 * only redirect back.
 */
export function LanguageLink({ locale, lang, isCurrent, closedIn, className, children }: LanguageLinkProps) {
  const path = usePathname()
  if (!isOpenAt(path, closedIn)) return null
  return (
    <a
      href={inLanguage(path, locale)}
      hrefLang={lang}
      lang={lang}
      aria-current={isCurrent || undefined}
      className={className}
      data-whole-page=""
      onClick={(event) => {
        rememberChoice(locale)
        event.currentTarget.href = inLanguage(location.pathname, locale) + location.search + location.hash
      }}
    >
      {children}
    </a>
  )
}

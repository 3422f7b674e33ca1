'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isOpenAt } from '../rules/open-language'

interface LanguageLinkProps {
  /** First word of the address in the other language. */
  locale: string
  lang: string
  isCurrent: boolean
  /** Of this language: see `OpenLanguage`. */
  closedIn: readonly string[]
  className: string
  children: ReactNode
}

/** A1.3: the choice is remembered for a year. It is only ever used to offer that language again, never to redirect. */
const YEAR_SECONDS = 365 * 86_400

function rememberChoice(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we promise to serve.
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

const inLanguage = (path: string, locale: string) => path.replace(/^\/[^/]+/, `/${locale}`)

/**
 * Leads to this page in another language and takes the query and the place on the page along (A1.3). What the
 * page reads of both is known to the browser alone: a shared page is made once for all of them. Nothing where the
 * page is not published in that language (C5): its address would only lead back.
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

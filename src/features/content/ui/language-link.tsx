'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

interface LanguageLinkProps {
  /** First word of the address in the other language. */
  locale: string
  lang: string
  isCurrent: boolean
  className: string
  children: ReactNode
}

const inLanguage = (path: string, locale: string) => path.replace(/^\/[^/]+/, `/${locale}`)

/**
 * Leads to this page in another language and takes the query and the place on the page along (A1.3). What the
 * page reads of both is known to the browser alone: a shared page is made once for all of them.
 */
export function LanguageLink({ locale, lang, isCurrent, className, children }: LanguageLinkProps) {
  const path = usePathname()
  return (
    <a
      href={inLanguage(path, locale)}
      hrefLang={lang}
      lang={lang}
      aria-current={isCurrent || undefined}
      className={className}
      data-whole-page=""
      onClick={(event) => {
        event.currentTarget.href = inLanguage(location.pathname, locale) + location.search + location.hash
      }}
    >
      {children}
    </a>
  )
}

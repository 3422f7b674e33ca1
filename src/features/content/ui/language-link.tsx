'use client'

import type { ReactNode } from 'react'

interface LanguageLinkProps {
  /** The same page in the other language, without its query: the server does not know it on a shared page. */
  href: string
  lang: string
  isCurrent: boolean
  className: string
  children: ReactNode
}

/** Leads to this page in another language and takes the query and the place on the page along (A1.3). */
export function LanguageLink({ href, lang, isCurrent, className, children }: LanguageLinkProps) {
  return (
    <a
      href={href}
      hrefLang={lang}
      lang={lang}
      aria-current={isCurrent || undefined}
      className={className}
      onClick={(event) => {
        event.currentTarget.href = href + location.search + location.hash
      }}
    >
      {children}
    </a>
  )
}

'use client'

import { errorWordsHere } from './error-words'

interface ErrorPageProps {
  error: unknown
  /** Loads and renders what failed again. */
  retry: () => void
}

const ACTION = 'inline-flex min-h-target items-center rounded-control border border-ink px-5 font-medium'

/**
 * A page that failed in the browser (A23.1). Part of every page's script, so it imports little. An unknown error counts
 * as 500; only its number is shown, which is also in our log.
 */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const {
    locale,
    words: [title, text, again, home],
  } = errorWordsHere()
  return (
    <main className="flex min-h-svh flex-col items-start justify-end gap-5 px-gutter py-8">
      <title>{title}</title>
      <h1 className="type-display text-h1">{title}</h1>
      <p className="text-stone-600">
        {text} 500{error instanceof Error && 'digest' in error ? `-${error.digest}` : null}
      </p>
      <p className="flex gap-4">
        <button type="button" onClick={retry} className={`${ACTION} bg-ink text-paper`}>
          {again}
        </button>
        <a href={`/${locale}/home`} data-whole-page="" className={ACTION}>
          {home}
        </a>
      </p>
    </main>
  )
}

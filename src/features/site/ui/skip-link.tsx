import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The id of every page's `<main>`. */
export const MAIN_ID = 'content'

/** The first focusable element: skips the header. */
export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="print:hidden fixed start-4 top-2 z-50 -translate-y-10 rounded-control bg-ink px-5 py-2 text-paper focus:translate-y-0"
    >
      {words(locale, 'shell')('skip')}
    </a>
  )
}

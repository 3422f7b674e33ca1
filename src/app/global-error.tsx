'use client'

import { errorWordsHere } from '@/features/site/ui/error-words'

/**
 * When the error page itself fails, styles may be missing too: one sentence and a link to the home page (S1§8, S2§8).
 */
export default function GlobalError() {
  const {
    locale,
    words: [, , , home, broken, lang],
  } = errorWordsHere()
  return (
    <html lang={lang}>
      <body style={{ margin: '9vh 8vw', font: '18px/1.7 system-ui' }}>
        <title>{broken}</title>
        <h1>{broken}</h1>
        <a href={`/${locale}/home`}>{home}</a>
      </body>
    </html>
  )
}

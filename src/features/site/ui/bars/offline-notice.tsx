'use client'

import { useEffect, useState } from 'react'

/** How long the notice that the connection is back is shown. */
const BACK_FOR_MS = 4000

/**
 * Tells that the connection is lost, and briefly that it is back. Its texts are part of the page: offline nothing can
 * be loaded.
 */
export function OfflineNotice({ texts }: { texts: { gone: string; back: string } }) {
  const [line, setLine] = useState<'there' | 'gone' | 'back'>('there')

  useEffect(() => {
    const look = () => setLine((was) => (navigator.onLine ? (was === 'gone' ? 'back' : was) : 'gone'))
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])

  useEffect(() => {
    if (line !== 'back') return
    const timer = setTimeout(() => setLine('there'), BACK_FOR_MS)
    return () => clearTimeout(timer)
  }, [line])

  return (
    <div role="status">
      {line === 'there' ? null : <p className="bg-ink px-gutter py-3 text-small text-paper">{texts[line]}</p>}
    </div>
  )
}

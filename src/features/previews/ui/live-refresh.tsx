'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Refreshes the page when the surrounding back office reports a saved draft. */
export function LiveRefresh() {
  const { refresh } = useRouter()
  useEffect(() => {
    const { origin } = window.location
    const onMessage = (event: MessageEvent<{ type?: unknown } | null>) => {
      if (event.origin === origin && event.data?.type === 'payload-document-event') refresh()
    }
    window.addEventListener('message', onMessage)
    const backOffice: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
    backOffice?.postMessage({ type: 'payload-live-preview', ready: true }, origin)
    return () => window.removeEventListener('message', onMessage)
  }, [refresh])
  return null
}

'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The back office around this page says that a draft was saved: the page is read anew, where one is. */
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

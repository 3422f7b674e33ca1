'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useLate } from '@/design/show/use-late'
import { SHARE_LINK } from './share-look'

interface ShareToolsProps {
  url: string
  title: string
  /** Drawn on the server: their paths are no script. */
  glyphs: Record<'wechat' | 'copy' | 'device', ReactNode>
  texts: Record<'wechat' | 'wechatHint' | 'tooLong' | 'copy' | 'copied' | 'notCopied' | 'device', string>
}

const loadCode = () => import('./address-code').then((part) => part.AddressCode)
const never = () => () => undefined

/** What links cannot do: a QR code for WeChat, copying the address, and the device's share sheet. */
export function ShareTools({ url, title, glyphs, texts }: ShareToolsProps) {
  const [isCodeShown, setCodeShown] = useState(false)
  const [said, setSaid] = useState('')
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const AddressCode = useLate(isCodeShown, loadCode)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setSaid(texts.copied)
    } catch {
      // The clipboard is unavailable without https, or denied for this page.
      setSaid(texts.notCopied)
    }
  }
  return (
    <div className="contents noscript:hidden">
      <Tool
        glyph={glyphs.wechat}
        label={texts.wechat}
        isOpen={isCodeShown}
        onPress={() => setCodeShown(!isCodeShown)}
      />
      <Tool glyph={glyphs.copy} label={texts.copy} onPress={copy} />
      {canShare ? (
        <Tool
          glyph={glyphs.device}
          label={texts.device}
          // Dismissing the share sheet rejects; it is not an error.
          onPress={() => navigator.share({ title, url: url }).catch(() => undefined)}
        />
      ) : null}
      <p role="status" className="px-2 text-small">
        {said}
      </p>
      {AddressCode ? (
        <AddressCode address={url} label={texts.wechat} hint={texts.wechatHint} tooLong={texts.tooLong} />
      ) : null}
    </div>
  )
}

interface ToolProps {
  glyph: ReactNode
  label: string
  /** For buttons that open something below. */
  isOpen?: boolean
  onPress: () => void
}

function Tool({ glyph, label, isOpen, onPress }: ToolProps) {
  return (
    <button type="button" aria-label={label} aria-expanded={isOpen} onClick={onPress} className={SHARE_LINK}>
      {glyph}
    </button>
  )
}

'use client'

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CLOSE, Glyph, MICROPHONE } from '@/design/show/glyph'
import type { Locale } from '@/i18n/locales'
import { canRecord, ownRecogniser } from './can-listen'
import { VOICE_EVENT } from './voice-event'
import type { VoicePanelProps } from './voice-panel'
import type { VoiceTexts } from './voice-texts'

export interface VoiceSearchProps {
  locale: Locale
  /** The results page: `/th/search-result`. */
  searchPath: string
  /** Language of the page as the browser's recogniser expects it: `th-TH`. */
  language: string
  /** Whether our server has a speech service; else the browser has to recognise speech. */
  hasService: boolean
  texts: VoiceTexts
}

const never = () => () => undefined

const loadPanel = () => import('./voice-panel').then((part) => part.VoicePanel)

/**
 * The button that switches between voice and text (A10.1). Hidden without scripts and where speech cannot be
 * recognised. The recording script is loaded at the first click.
 */
export function VoiceSearch(props: VoiceSearchProps) {
  const { texts, hasService } = props
  const [isOn, setOn] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<VoicePanelProps> | null>(null)
  const isPossible = useSyncExternalStore(
    never,
    () => (hasService ? canRecord() : ownRecogniser() !== undefined),
    () => false,
  )
  const frame = useRef<HTMLDivElement>(null)

  // While voice is active, suggestions for typed text are hidden (S1§4).
  useEffect(() => {
    frame.current?.dispatchEvent(new CustomEvent(VOICE_EVENT, { detail: isOn, bubbles: true }))
  }, [isOn])

  // Closing the surrounding panel also ends the recording, so that it never runs unseen.
  useEffect(() => {
    const layer = isOn ? frame.current?.closest<HTMLElement>('[popover], dialog') : null
    if (!layer) return
    const look = () => {
      if (!layer.matches(':popover-open, dialog[open]')) setOn(false)
    }
    for (const change of ['toggle', 'close']) layer.addEventListener(change, look)
    return () => {
      for (const change of ['toggle', 'close']) layer.removeEventListener(change, look)
    }
  }, [isOn])

  function toggle(next: boolean) {
    setOn(next)
    if (next && !Panel) void loadPanel().then((part) => setPanel(() => part))
  }
  if (!isPossible) return null
  return (
    <div ref={frame} className="flex flex-col gap-4">
      <button
        type="button"
        aria-expanded={isOn}
        onClick={() => toggle(!isOn)}
        className="inline-flex min-h-target items-center gap-2 self-start font-medium underline-offset-8 hover:underline"
      >
        <Glyph path={isOn ? CLOSE : MICROPHONE} />
        {isOn ? texts.back : texts.open}
      </button>
      {isOn && Panel ? <Panel {...props} onEnd={() => toggle(false)} /> : null}
    </div>
  )
}

'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/design/form/button'
import type { Locale } from '@/i18n/locales'
import { VOICE_IDLE, type Voice } from '../../domain/voice/voice-machine'
import { askServer } from './ask-server'
import { recogniseInBrowser } from './browser-recogniser'
import { recordSpeech } from './record-speech'
import { VoiceMeter } from './voice-meter'
import { VoiceSession } from './voice-session'
import type { VoiceTexts } from './voice-texts'

export interface VoicePanelProps {
  locale: Locale
  searchPath: string
  language: string
  hasService: boolean
  texts: VoiceTexts
  /** Called when the search has started. */
  onEnd: () => void
}

/** The state of one voice search, from mount to unmount (A10). */
function useVoice({ locale, language, hasService }: VoicePanelProps, search: () => void) {
  const [voice, setVoice] = useState<Voice>(VOICE_IDLE)
  const session = useRef<VoiceSession | null>(null)
  const latest = useRef(search)
  latest.current = search

  useEffect(() => {
    const made = new VoiceSession(
      {
        listen: (signal) =>
          hasService
            ? recordSpeech(signal, (recording, until) => askServer(recording, locale, until))
            : recogniseInBrowser(language),
        search: () => latest.current(),
      },
      setVoice,
    )
    session.current = made
    made.send({ type: 'toggled' })
    return made.close
  }, [locale, language, hasService])

  return { voice, session }
}

/** Records, shows the transcript and searches for it; or shows the fault with a way to try again (A10.1, S1§8). */
export function VoicePanel(props: VoicePanelProps) {
  const { texts, searchPath, onEnd } = props
  const link = useRef<HTMLAnchorElement>(null)
  const { voice, session } = useVoice(props, () => {
    // A real link gives the usual soft navigation, and a visitor can also follow it by hand.
    link.current?.click()
    link.current?.closest<HTMLElement>(':popover-open')?.hidePopover()
    session.current?.send({ type: 'left' })
    onEnd()
  })
  const { state, transcript, fault } = voice
  return (
    <section aria-label={texts.label} className="flex flex-col gap-3 border-t border-ink pt-4 lg:max-w-modal">
      {state === 'recording' ? <VoiceMeter level={() => session.current?.level() ?? null} /> : null}
      <div role="status" className="flex flex-col gap-1">
        {fault ? (
          <>
            <p className="text-h3 font-medium">{texts.error}</p>
            <p className="text-stone-600">{texts.fault[fault]}</p>
          </>
        ) : (
          <p className={transcript === '' ? 'text-h3' : 'text-small text-stone-600'}>{wordsFor(voice, texts)}</p>
        )}
        {transcript === '' ? null : (
          <a
            ref={link}
            href={`${searchPath}?${new URLSearchParams({ keyword: transcript })}`}
            className="type-display inline-flex min-h-target items-center text-h2 underline decoration-1 underline-offset-8"
          >
            {transcript}
          </a>
        )}
      </div>
      {fault ? (
        <Button variant="quiet" className="self-start" onClick={() => session.current?.send({ type: 'retried' })}>
          {texts.again}
        </Button>
      ) : null}
      <p className="text-small text-stone-600">{texts.note}</p>
    </section>
  )
}

function wordsFor({ state }: Voice, { says, heard }: VoiceTexts): string {
  if (state === 'shown' || state === 'searching') return heard
  return state === 'idle' || state === 'failed' ? '' : says[state]
}

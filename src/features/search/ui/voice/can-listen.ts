/** The part of the Web Speech API that is used; the language of the page is set before it starts. */
interface Recogniser {
  lang: string
  interimResults: boolean
  onaudiostart: (() => void) | null
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type Made = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recogniser>>

/** The browser's own recogniser, under either of its names; undefined where there is none. */
export function ownRecogniser(): (new () => Recogniser) | undefined {
  const browser = globalThis as typeof globalThis & Made
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

/** Whether this browser can record; pages without https have no microphone. */
export const canRecord = () => 'AudioContext' in window && navigator.mediaDevices !== undefined

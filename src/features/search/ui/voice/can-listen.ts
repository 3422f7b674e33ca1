/** The part of the Web Speech API that we use. `lang` is set before it starts. */
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

type SpeechWindow = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recogniser>>

/** The browser's recogniser under its standard or prefixed name; undefined when there is none. */
export function ownRecogniser(): (new () => Recogniser) | undefined {
  const browser = globalThis as typeof globalThis & SpeechWindow
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

/** Whether this browser can record; pages without https have no access to the microphone. */
export const canRecord = () => 'AudioContext' in window && navigator.mediaDevices !== undefined

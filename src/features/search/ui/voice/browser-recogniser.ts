import { ok, type Result, refuse } from '@/kit/result'
import type { VoiceFault } from '../../rules/voice-machine'
import { ownRecogniser } from './can-listen'
import type { Hearing } from './voice-session'

/** Its own reasons (Web Speech API §4.1.4) as faults of ours; any other is its service. */
const FAULTS: Readonly<Record<string, VoiceFault>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  'no-speech': 'empty',
}

/** Listens with the browser's own recogniser, for where our server has no speech service (A10). */
export function recogniseInBrowser(language: string): Promise<Result<Hearing, VoiceFault>> {
  const Recogniser = ownRecogniser()
  if (!Recogniser) return Promise.resolve(refuse('service'))
  const recogniser = new Recogniser()
  recogniser.lang = language
  recogniser.interimResults = true
  let heard = ''
  let fault: VoiceFault | null = null
  return new Promise((begun) => {
    const ended = new Promise<void>((end) => {
      recogniser.onend = () => {
        end()
        // After it has begun this says nothing new.
        begun(refuse(fault ?? 'service'))
      }
    })
    recogniser.onresult = ({ results }) => {
      heard = Array.from(results, (alternatives) => alternatives[0]?.transcript ?? '').join(' ')
    }
    recogniser.onerror = ({ error }) => {
      fault = FAULTS[error] ?? 'service'
    }
    recogniser.onaudiostart = () =>
      begun(
        ok({
          level: () => null,
          stop: () => recogniser.abort(),
          finish: async () => {
            recogniser.stop()
            await ended
            return fault !== null && heard === '' ? refuse(fault) : ok(heard)
          },
        }),
      )
    recogniser.start()
  })
}

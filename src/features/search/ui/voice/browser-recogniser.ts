import { ok, type Result, refuse } from '@/kernel/result'
import type { VoiceFault } from '../../domain/voice/voice-machine'
import { ownRecogniser } from './can-listen'
import type { Recording } from './voice-session'

/** Error codes of the Web Speech API (§4.1.4) as our faults; any other is `service`. */
const FAULTS: Readonly<Record<string, VoiceFault>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  'no-speech': 'empty',
}

/** Recognises speech with the browser's own recogniser, when our server has no speech service (A10). */
export function recogniseInBrowser(language: string): Promise<Result<Recording, VoiceFault>> {
  const Recogniser = ownRecogniser()
  if (!Recogniser) return Promise.resolve(refuse('service'))
  const recogniser = new Recogniser()
  recogniser.lang = language
  recogniser.interimResults = true
  let transcript = ''
  let fault: VoiceFault | null = null
  return new Promise((begun) => {
    const ended = new Promise<void>((end) => {
      recogniser.onend = () => {
        end()
        // After recognition has begun, settling this promise again has no effect.
        begun(refuse(fault ?? 'service'))
      }
    })
    recogniser.onresult = ({ results }) => {
      transcript = Array.from(results, (alternatives) => alternatives[0]?.transcript ?? '').join(' ')
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
            return fault !== null && transcript === '' ? refuse(fault) : ok(transcript)
          },
        }),
      )
    recogniser.start()
  })
}

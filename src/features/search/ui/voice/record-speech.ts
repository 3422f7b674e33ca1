import { ok, type Result, refuse } from '@/kit/result'
import { levelOf, resample, toLinear16, VOICE_RATE, wavOf } from '../../rules/voice-audio'
import { VOICE_CLOCKS, type VoiceFault } from '../../rules/voice-machine'
import type { Hearing } from './voice-session'

/** Runs beside the page; browsers take it from a file of our own only. */
const RECORDER = '/voice-recorder.js'
const BLOCK = 2048

type Take = (samples: Float32Array) => void
type Understand = (recording: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Result<string, VoiceFault>>

/** What a browser says when it gives no microphone (Media Capture and Streams §10.2), as a fault of ours. */
function faultOf(error: unknown): VoiceFault {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'noMicrophone'
}

/** Hands on what the microphone hears, beside the page where the browser can, and in it where not. */
async function tapOf(context: AudioContext, take: Take): Promise<AudioNode> {
  if (context.audioWorklet) {
    const isLoaded = await context.audioWorklet.addModule(RECORDER).then(
      () => true,
      () => false,
    )
    if (isLoaded) {
      const node = new AudioWorkletNode(context, 'voice-recorder', { numberOfOutputs: 0 })
      node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => take(data)
      return node
    }
  }
  const node = context.createScriptProcessor(BLOCK, 1, 1)
  node.onaudioprocess = ({ inputBuffer }) => take(inputBuffer.getChannelData(0).slice())
  // It hears only while it is connected to something; what it plays is silence.
  node.connect(context.destination)
  return node
}

/** The blocks as one recording, no longer than it should be, as the service wants it. */
function recordingOf(blocks: readonly Float32Array[], rate: number): Uint8Array<ArrayBuffer> {
  const most = Math.round((rate * (VOICE_CLOCKS.recording ?? 0)) / 1000)
  const samples = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0))
  let at = 0
  for (const block of blocks) {
    samples.set(block, at)
    at += block.length
  }
  return wavOf(toLinear16(resample(samples.subarray(0, most), rate, VOICE_RATE)), VOICE_RATE)
}

/**
 * Asks for the microphone and records until told to finish; then `understand` gets a LINEAR16 WAV of 16,000 samples
 * a second (S1§7). Refused by the visitor, or no microphone: a fault. Nothing of it outlives the search.
 */
export async function recordSpeech(signal: AbortSignal, understand: Understand): Promise<Result<Hearing, VoiceFault>> {
  const asked = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true } })
    .then(ok, (error: unknown) => refuse(faultOf(error)))
  if (!asked.ok) return asked
  const stream = asked.value
  const context = new AudioContext()
  const blocks: Float32Array[] = []
  let level = 0
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    if (context.state !== 'closed') void context.close()
  }
  try {
    const tap = await tapOf(context, (samples) => {
      blocks.push(samples)
      level = levelOf(samples)
    })
    await context.resume()
    if (!signal.aborted) context.createMediaStreamSource(stream).connect(tap)
  } catch {
    stop()
    return refuse('noMicrophone')
  }
  return ok({
    level: () => level,
    stop,
    finish: (until) => {
      stop()
      return blocks.length === 0 ? Promise.resolve(ok('')) : understand(recordingOf(blocks, context.sampleRate), until)
    },
  })
}

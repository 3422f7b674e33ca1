import { ok, type Result, refuse } from '@/kernel/result'
import { levelOf, resample, toLinear16, VOICE_RATE, wavOf } from '../../domain/voice/voice-audio'
import { VOICE_CLOCKS, type VoiceFault } from '../../domain/voice/voice-machine'
import type { Recording } from './voice-session'

/** The audio worklet. The CSP allows it only as a file of our own origin. */
const RECORDER = '/voice-recorder.js'
const BLOCK = 2048

type Take = (samples: Float32Array) => void
type Understand = (recording: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Result<string, VoiceFault>>

/** A `getUserMedia` error (Media Capture and Streams §10.2) as one of our faults. */
function faultOf(error: unknown): VoiceFault {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'noMicrophone'
}

/** Passes on the samples of the microphone, from an audio worklet where supported, else on the main thread. */
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
  // The node runs only while it is connected; its output is silence.
  node.connect(context.destination)
  return node
}

/** The blocks as one recording in the format of the service, cut at the maximum length. */
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
 * Asks for the microphone and records until `finish`; then `understand` gets a LINEAR16 WAV of 16,000 samples a second
 * (S1§7). A refusal or a missing microphone is a fault. Nothing of the recording is stored.
 */
export async function recordSpeech(
  signal: AbortSignal,
  understand: Understand,
): Promise<Result<Recording, VoiceFault>> {
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

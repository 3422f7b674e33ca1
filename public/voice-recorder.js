// Hands on what the microphone hears, in blocks, to the page beside which it runs (AudioWorklet, voice search).
const BLOCK = 2048

class VoiceRecorder extends AudioWorkletProcessor {
  constructor() {
    super()
    this.block = new Float32Array(BLOCK)
    this.filled = 0
  }

  process([[samples] = []]) {
    for (const sample of samples ?? []) {
      this.block[this.filled] = sample
      this.filled += 1
      if (this.filled === BLOCK) {
        this.port.postMessage(this.block.slice())
        this.filled = 0
      }
    }
    return true
  }
}

registerProcessor('voice-recorder', VoiceRecorder)

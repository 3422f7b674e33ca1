import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Voice, VoiceFault } from '../../domain/voice/voice-machine'
import { VoiceSession } from './voice-session'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Browser {
  microphone?: VoiceFault
  /** The answer of the service; absent: it never answers. */
  service?: Result<string, VoiceFault>
  afterMs?: number
}

/** A session in a fake browser that records every state shown, every search and every stop. */
function begin({ microphone, service, afterMs = 0 }: Browser = {}) {
  const [shown, searched] = [[] as Voice[], [] as string[]]
  const counts = { listened: 0, stopped: 0 }
  const signals: AbortSignal[] = []
  const session = new VoiceSession(
    {
      search: (transcript) => searched.push(transcript),
      listen: async (signal) => {
        counts.listened += 1
        signals.push(signal)
        if (microphone) return refuse(microphone)
        return ok({
          level: () => 0.5,
          stop: () => {
            counts.stopped += 1
          },
          finish: () =>
            new Promise((answer) => {
              if (service) setTimeout(() => answer(service), afterMs)
            }),
        })
      },
    },
    (voice) => shown.push(voice),
  )
  const states = () => shown.map(({ state }) => state)
  return { session, shown, states, searched, counts, signals }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** [what goes wrong, the browser, when the fault is shown in ms, the fault] */
const FAULTS: readonly [fault: string, browser: Browser, ms: number, told: VoiceFault][] = [
  ['the visitor refuses the microphone', { microphone: 'refused' }, 0, 'refused'],
  ['there is no microphone', { microphone: 'noMicrophone' }, 0, 'noMicrophone'],
  ['nothing was said', { service: ok('  ') }, 5_001, 'empty'],
  ['the service fails', { service: refuse('service') }, 5_001, 'service'],
  ['our server times out on the service', { service: refuse('timeOut'), afterMs: 8_000 }, 13_000, 'timeOut'],
  ['nobody answers', {}, 15_000, 'timeOut'],
]

describe('a voice session over time', () => {
  it('records 5,000 ms, asks the service, shows the text, and searches 300 ms later', async () => {
    const { session, shown, states, searched } = begin({ service: ok('condo near Ari'), afterMs: 700 })
    session.send({ type: 'toggled' })
    await pass(0)
    expect(states()).toEqual(['asking', 'recording'])
    await pass(4_999)
    expect(states()).toHaveLength(2)
    await pass(1)
    expect(states().at(-1)).toBe('processing')
    await pass(699)
    expect(states().at(-1)).toBe('processing')
    await pass(1)
    expect(shown.at(-1)).toEqual({ state: 'shown', transcript: 'condo near Ari', fault: null })
    await pass(299)
    expect(searched).toEqual([])
    await pass(1)
    expect([searched, states().at(-1)]).toEqual([['condo near Ari'], 'searching'])
    await pass(60_000)
    expect(searched).toHaveLength(1)
  })

  it.each(FAULTS)('shows the fault when %s, and can try again', async (_, browser, ms, fault) => {
    const { session, shown, states, counts, searched } = begin(browser)
    session.send({ type: 'toggled' })
    await pass(ms)
    expect(shown.at(-1)).toEqual({ state: 'failed', transcript: '', fault })
    expect(counts.stopped, 'the microphone is off').toBe(browser.microphone ? 0 : 1)
    session.send({ type: 'retried' })
    expect(states().at(-1)).toBe('asking')
    await pass(0)
    expect(counts.listened).toBe(2)
    expect(searched).toEqual([])
  })

  it.each([
    ['while it waits for the microphone', null],
    ['while it records', 2_000],
    ['while it asks the service', 5_100],
    ['while it shows the recognised text', 5_600],
  ])('returns to text, stops the microphone and does not search when toggled %s', async (_, ms) => {
    const { session, states, searched, counts, signals } = begin({ service: ok('condo'), afterMs: 500 })
    session.send({ type: 'toggled' })
    if (ms !== null) await pass(ms)
    session.send({ type: 'toggled' })
    expect(states().at(-1)).toBe('idle')
    await pass(60_000)
    expect([searched, counts.stopped, signals[0]?.aborted]).toEqual([[], 1, true])
    expect(states().at(-1)).toBe('idle')
  })

  it('ignores a late answer to the attempt before', async () => {
    const { session, shown } = begin({ service: ok('late'), afterMs: 12_000 })
    session.send({ type: 'toggled' })
    await pass(15_000)
    expect(shown.at(-1)).toMatchObject({ fault: 'timeOut' })
    session.send({ type: 'retried' })
    await pass(3_000)
    expect(shown.at(-1)).toMatchObject({ state: 'recording', transcript: '' })
  })

  it('stops the microphone and reports nothing after it is closed', async () => {
    const { session, states, counts } = begin({ service: ok('condo') })
    session.send({ type: 'toggled' })
    await pass(1_000)
    expect(session.level()).toBe(0.5)
    session.close()
    await pass(60_000)
    expect([states(), counts.stopped, session.level()]).toEqual([['asking', 'recording'], 1, null])
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { env } from './env'
import { log } from './log'

type Hear = (message: string) => void

/** What a listener is told when messages may have been missed. */
export const GAP = '\u0000gap'

interface Ear {
  hearers: Map<string, Set<Hear>>
  isListening: boolean
}

/** One connection of this process hears for everybody, whichever bundle asks. */
const ears = globalThis as unknown as { __liveChannels?: Map<string, Ear> }
ears.__liveChannels ??= new Map()

function tell(ear: Ear, topic: string | null, message: string): void {
  for (const [heard, hearers] of ear.hearers) {
    if (topic === null || heard === topic) for (const hear of hearers) hear(message)
  }
}

async function listen(channel: string, ear: Ear, topicOf: (message: string) => string | null): Promise<void> {
  for (let pause = 250; ; pause = Math.min(pause * 2, 10_000)) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true })
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    try {
      await client.connect()
      client.on('notification', ({ payload = '' }) => tell(ear, topicOf(payload), payload))
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      tell(ear, null, GAP)
      pause = 250
      await ended
    } catch (error) {
      log.warn({ error, channel }, 'the live channel is interrupted')
    }
    await sleep(pause)
  }
}

/**
 * Hears the messages about one topic of a Postgres channel until the returned function is called. After an
 * interruption {@link GAP} is heard: messages may have been missed.
 */
export function hear(
  channel: string,
  topicOf: (message: string) => string | null,
  topic: string,
  listener: Hear,
): () => void {
  const ear = ears.__liveChannels?.get(channel) ?? { hearers: new Map<string, Set<Hear>>(), isListening: false }
  ears.__liveChannels?.set(channel, ear)
  if (!ear.isListening) {
    ear.isListening = true
    void listen(channel, ear, topicOf)
  }
  const hearers = ear.hearers.get(topic) ?? new Set<Hear>()
  ear.hearers.set(topic, hearers.add(listener))
  return () => {
    hearers.delete(listener)
    if (hearers.size === 0) ear.hearers.delete(topic)
  }
}

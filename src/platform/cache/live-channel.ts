import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onProcess } from '@/kernel/process-wide'
import { env } from '../process/env'
import { sessionUrlOf } from '../process/env-schema'
import { log } from '../process/log'

type Listener = (message: string) => void

/** Published to every listener when messages may have been missed. */
export const GAP = '\u0000gap'

interface Subscription {
  listeners: Map<string, Set<Listener>>
  isListening: boolean
}

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    /** One connection per channel. */
    'live channels': Map<string, Subscription>
  }
}

const channels = onProcess('live channels', () => new Map())

function publish(subscription: Subscription, topic: string | null, message: string): void {
  for (const [subscribedTopic, listeners] of subscription.listeners) {
    if (topic === null || subscribedTopic === topic) for (const notify of listeners) notify(message)
  }
}

const HEARTBEAT_MS = 30_000
const PATIENCE_MS = 3_000

/**
 * Resolves when a connection has ended. It can be dead without a network error, which only a query shows: one that is
 * not answered in time ends it.
 */
async function lost(client: pg.Client, ended: Promise<void>): Promise<void> {
  const beat = setInterval(() => {
    client.query('select 1').catch(() => client.end().catch(() => undefined))
  }, HEARTBEAT_MS)
  await ended
  clearInterval(beat)
}

async function listen(
  channel: string,
  subscription: Subscription,
  topicOf: (message: string) => string | null,
): Promise<void> {
  for (let pause = 250; ; pause = Math.min(pause * 2, 10_000)) {
    const client = new pg.Client({
      connectionString: sessionUrlOf(env),
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    })
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    try {
      await client.connect()
      client.on('notification', ({ payload = '' }) => publish(subscription, topicOf(payload), payload))
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      publish(subscription, null, GAP)
      pause = 250
      await lost(client, ended)
    } catch (error) {
      log.warn({ error, channel }, 'the live channel is interrupted')
      await client.end().catch(() => undefined)
    }
    await sleep(pause)
  }
}

/**
 * Subscribes to one topic of a Postgres channel; returns the unsubscribe function. {@link GAP} is published after every
 * connect, including reconnects: messages may have been missed.
 */
export function subscribe(
  channel: string,
  topicOf: (message: string) => string | null,
  topic: string,
  listener: Listener,
): () => void {
  const subscription = channels.get(channel) ?? {
    listeners: new Map<string, Set<Listener>>(),
    isListening: false,
  }
  channels.set(channel, subscription)
  if (!subscription.isListening) {
    subscription.isListening = true
    void listen(channel, subscription, topicOf)
  }
  const listeners = subscription.listeners.get(topic) ?? new Set<Listener>()
  subscription.listeners.set(topic, listeners.add(listener))
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) subscription.listeners.delete(topic)
  }
}

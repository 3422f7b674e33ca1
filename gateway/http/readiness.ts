import { randomUUID } from 'node:crypto'
import { areLate } from '@/kernel/http/waiting-jobs'
import type { Notifications } from '../cache/notifications'
import type { Upstream } from './upstream'
import type { WaitingJobsReader } from './waiting-jobs'

/** What `/readyz` says: the first line, and a line for each reason. */
export interface Readiness {
  isReady: boolean
  text: string
}

interface Parts {
  upstream: Pick<Upstream, 'isClosing' | 'readiness'>
  notifications: Pick<Notifications, 'isReachable' | 'hears'>
  jobs: Pick<WaitingJobsReader, 'read'>
}

/**
 * Whether this node can serve and store, and hears what changes: the app says a word by way of the database, as it does
 * for every change, and it has to arrive here. Work that waits is reported, but takes no node out of service: all nodes share
 * one queue, and readers lose nothing by it.
 */
export async function readReadiness({ upstream, notifications, jobs }: Parts): Promise<Readiness> {
  if (upstream.isClosing) return { isReady: false, text: 'not ready\nstopping\n' }
  const token = randomUUID()
  const asked = upstream.readiness(token)
  const isSent = asked.then((state) => state === 'ready')
  const [app, isReachable, isHeard, queue] = await Promise.all([
    asked,
    notifications.isReachable(),
    notifications.hears(token, isSent),
    jobs.read(),
  ])
  const isDeaf = app === 'ready' && isReachable && !isHeard
  const faults = [
    ...(app === 'down' ? ['the app is not ready'] : []),
    ...(isReachable ? [] : ['the database does not answer']),
    ...(isDeaf ? ['changes do not arrive: the connection that listens leads through a pooler, or elsewhere'] : []),
    ...(app === 'read-only' ? ['the database stores nothing'] : []),
  ]
  if (faults.length > 0) return { isReady: false, text: `not ready\n${faults.join('\n')}\n` }
  if (queue === null || !areLate(queue)) return { isReady: true, text: 'ok\n' }
  return { isReady: true, text: `degraded\nthe oldest job has waited for ${Math.floor(queue.oldestSeconds)} s\n` }
}

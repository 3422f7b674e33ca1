import { Client } from 'pg'
import { CONTENT_CHANNEL } from '@/platform/content-channel'

/** What front doors are told by some work: one line of tags for each message. */
export async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  const listener = new Client({ connectionString: process.env.DATABASE_URL })
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.connect()
  try {
    await listener.query(`listen ${CONTENT_CHANNEL}`)
    await work()
    // Notifications of committed work have arrived once the listener itself is answered.
    await listener.query('select 1')
    return heard
  } finally {
    await listener.end()
  }
}

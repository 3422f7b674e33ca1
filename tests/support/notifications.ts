import { Client } from 'pg'
import { CONTENT_CHANNEL } from '@/kernel/cache/cache-tags'

/** The notifications that some work sends: by default those to gateways, one line of tags for each message. */
export async function notificationsOf(work: () => Promise<unknown>, channel = CONTENT_CHANNEL): Promise<string[]> {
  const listener = new Client({ connectionString: process.env.DATABASE_URL })
  const notifications: string[] = []
  listener.on('notification', ({ payload }) => notifications.push(payload ?? ''))
  await listener.connect()
  try {
    await listener.query(`listen ${channel}`)
    await work()
    // Notifications of committed work arrive before the answer to a query of the listener.
    await listener.query('select 1')
    return notifications
  } finally {
    await listener.end()
  }
}

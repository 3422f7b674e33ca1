import { setTimeout as pause } from 'node:timers/promises'
import { openForm, type Seen, sendLead } from '../drill/visitors'
import type { RunningSite } from '../tests/support/run-site'
import { quantile, report } from './report'

/** Enquiries sent in one round, by so many visitors at a time. */
const SENT = 200
const AT_A_TIME = [1, 8, 24]
/** A form that was just opened is slowed down. */
const FILLING_IN_MS = 2000

/** How long the enquiry form of a project takes on one node, and how many enquiries a second it takes in. */
export async function measureForms({ url }: RunningSite): Promise<void> {
  const form = await openForm(url)
  await pause(FILLING_IN_MS)
  const rows: (string | number)[][] = [['visitors at a time', 'p50 ms', 'p99 ms', 'a second', 'not taken']]
  for (const atATime of AT_A_TIME) {
    const times: number[] = []
    const answers: Seen[] = []
    let next = 0
    const visitor = async () => {
      while (next < SENT) {
        next += 1
        const since = performance.now()
        answers.push(await sendLead(url, form, `bench-${atATime}-${next}-${Date.now()}@test.example`))
        times.push(performance.now() - since)
      }
    }
    const since = performance.now()
    await Promise.all(Array.from({ length: atATime }, visitor))
    const seconds = (performance.now() - since) / 1000
    const refused = answers.filter((seen) => seen !== 303).length
    rows.push([atATime, quantile(times, 0.5), quantile(times, 0.99), SENT / seconds, refused])
  }
  report(`The enquiry form on one node, ${SENT} enquiries in each row, both mails queued`, rows)
}

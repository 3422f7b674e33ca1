import { setTimeout as sleep } from 'node:timers/promises'
import { errorFacts } from '@/kernel/http/error-facts'
import { keepBounded } from './bounded-file'
import { launcherLog } from './launcher-log'
import { type OwnPostgres, startOwnPostgres } from './postgres'
import { serverLogOf } from './postgres-files'

const FIRST_PAUSE_MS = 200
const LAST_PAUSE_MS = 5_000

/** What a server says that finds a process of one that was killed a moment ago. */
const STILL_THERE = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/
const MAX_WAIT_MS = 15_000

/** The first start. Waits for the end of a server that was killed together with its launcher. */
async function startWhenGone(dataDir: string): Promise<OwnPostgres> {
  for (const end = Date.now() + MAX_WAIT_MS; ; await sleep(FIRST_PAUSE_MS)) {
    try {
      return await startOwnPostgres(dataDir)
    } catch (error) {
      if (Date.now() > end || !(error instanceof Error && STILL_THERE.test(error.message))) throw error
    }
  }
}

/**
 * Starts the bundled database server and starts it again whenever its process ends, until `stop`. It always comes back
 * on the same port, so that its URL stays valid. A failed start is repeated with growing pauses: processes of the ended
 * server may hold its memory for a moment. Rejects when the first start fails.
 */
export async function keepPostgresRunning(dataDir: string): Promise<Pick<OwnPostgres, 'url' | 'stop'>> {
  let server = await startWhenGone(dataDir)
  keepBounded(serverLogOf(dataDir))
  const { url } = server
  const port = Number(new URL(url).port)
  let isWanted = true
  const restart = async () => {
    for (let pause = FIRST_PAUSE_MS; isWanted; pause = Math.min(pause * 2, LAST_PAUSE_MS)) {
      try {
        server = await startOwnPostgres(dataDir, true, port)
        return
      } catch (error) {
        launcherLog.error({ error: errorFacts(error) }, 'the database server could not be started')
        await sleep(pause)
      }
    }
  }
  let restarting = Promise.resolve()
  const watch = async () => {
    while (isWanted) {
      await server.ended()
      if (!isWanted) return
      launcherLog.error('the database server ended unexpectedly and will be restarted')
      restarting = restart()
      await restarting
    }
  }
  void watch()
  return {
    url,
    stop: async () => {
      isWanted = false
      await restarting
      await server.stop()
    },
  }
}

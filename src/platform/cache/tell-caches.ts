import { listCaches } from '@/kernel/process-wide'
import { log } from '../process/log'

const HOUR_MS = 3_600_000

/** From now on, the log has a line each hour: the memory of this process in bytes, and what its caches hold. */
export function tellCaches(): void {
  setInterval(
    () => log.info({ memory: process.memoryUsage(), caches: listCaches() }, 'memory and caches'),
    HOUR_MS,
  ).unref()
}

import { openDatabase } from './database'
import { createLog } from './log'
import { PostgresNotifications } from './notifications'
import { startFrontDoor } from './server'
import { readSettings } from './settings'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const notifications = new PostgresNotifications(settings.databaseUrl, log)
const door = await startFrontDoor({ settings, log, notifications, database: openDatabase(settings.databaseUrl) })
log.info({ port: door.port, metricsPort: door.metricsPort }, 'the front door is open')
process.send?.('ready')

let isStopping = false
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return
  isStopping = true
  log.info({ signal }, 'the front door closes')
  await door.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// A parent that was killed cannot say goodbye: without it nobody would ever stop this program.
process.on('disconnect', () => process.exit(0))

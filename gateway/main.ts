import { PostgresNotifications } from './cache/notifications'
import { openDatabase } from './database'
import { createLog } from './http/log'
import { startGateway } from './http/server'
import { readSettings } from './http/settings'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the gateway failed')
  process.exit(1)
})
const notifications = new PostgresNotifications(settings.databaseUrl, log)
const gateway = await startGateway({ settings, log, notifications, database: openDatabase(settings.databaseUrl) })
log.info({ port: gateway.port, metricsPort: gateway.metricsPort }, 'the gateway is open')
process.send?.('ready')
// The launcher kills a process that falls silent.
setInterval(() => process.send?.('alive'), 1_000).unref()

let isStopping = false
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return
  isStopping = true
  log.info({ signal }, 'the gateway closes')
  await gateway.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// A parent that was killed cannot say goodbye: without it nobody would ever stop this program.
process.on('disconnect', () => process.exit(0))

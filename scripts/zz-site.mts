import { ADMIN, seededDatabase } from '../tests/support/databases'
import { runSite } from '../tests/support/run-site'
const database = await seededDatabase()
const site = await runSite({ port: 3300, databaseUrl: database.url, mediaFrom: database.templateDir, variables: { METRICS_PORT: '9300', ADMIN_EMAIL: ADMIN.email } })
console.log('up', site)
process.on('SIGTERM', async () => { await site.stop(); await database.drop(); process.exit(0) })
setInterval(() => {}, 1000)

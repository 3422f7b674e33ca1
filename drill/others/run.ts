import { dirname, join } from 'node:path'
import { launch } from '../../tests/support/run-site'
import { addUnits, CAMPAIGN } from '../booking/run'
import { Node, OutsideDatabase } from '../installation'
import { MailServer } from '../mail-server'
import { trustAuthority } from '../visitors'
import { journey, type Met } from './journey'
import { missingPackages, Others } from './servers'

const say = (line: string) => process.stdout.write(`${line}\n`)

const SENTENCE = /DATABASE_URL leads through a connection pooler: set DATABASE_LISTEN_URL/

/** A start that knows of no second address has to be refused. */
async function refused(port: number, dataDir: string, databaseUrl: string): Promise<Met> {
  const { exit, output } = launch({ port, dataDir, databaseUrl })
  const code = await exit
  const told = output().trim().split('\n').at(-1) ?? ''
  return { what: 'a start with the address of the pooler alone', isFine: code === 1 && SENTENCE.test(told), told }
}

/**
 * One journey through what others made: nginx with TLS, Varnish and PgBouncer in transaction mode, from Debian's packages
 * as installed. Prints what the visitor met; resolves to whether all was as it should be, or the packages are not there.
 */
export async function drillOthers(dataDir: string, port: number): Promise<boolean> {
  const missing = missingPackages()
  if (missing.length > 0) {
    say(`· not run: the journey through nginx, Varnish and PgBouncer needs the packages ${missing.join(', ')}`)
    return true
  }
  const ports = { tls: port, cache: port + 1, site: port + 2, pooler: port + 4 }
  const others = new Others(join(dirname(dataDir), 'others'), ports)
  const database = new OutsideDatabase(dataDir)
  const mail = new MailServer(port + 5)
  const url = `https://localhost:${port}`
  let node: Node | undefined
  try {
    await mail.start()
    await database.start()
    const pooled = await others.startPooler(database.url)
    const met = [await refused(ports.site, dataDir, pooled)]
    const variables = {
      PUBLIC_URL: url,
      DATABASE_LISTEN_URL: database.url,
      METRICS_PORT: String(port + 3),
      SMTP_URL: mail.url,
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    }
    node = new Node(ports.site, dataDir, variables, pooled)
    await node.start()
    const authority = await others.startFront()
    trustAuthority(authority)
    const [unit = 0] = await addUnits(database.url, 1)
    const units = [unit]
    const market = { site: url, campaign: CAMPAIGN, mail, nextUnit: () => units.pop() ?? 0 }
    met.push(...(await journey(market, unit, authority)))
    say('\n| Through nginx, Varnish and PgBouncer | | |\n| --- | --- | --- |')
    for (const { what, isFine, told } of met) say(`| ${what} | ${isFine ? 'fine' : 'NOT FINE'} | ${told} |`)
    return met.every(({ isFine }) => isFine)
  } finally {
    trustAuthority(undefined)
    await node?.stop()
    await others.stop()
    await database.stop()
    await mail.stop()
  }
}

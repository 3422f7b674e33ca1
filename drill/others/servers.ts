import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The programs, where Debian's packages of the same names put them. */
const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  varnish: '/usr/sbin/varnishd',
  pgbouncer: '/usr/sbin/pgbouncer',
  openssl: '/usr/bin/openssl',
} as const

/** The packages that this machine lacks. */
export const missingPackages = (): string[] =>
  Object.entries(PROGRAMS).flatMap(([name, program]) => (existsSync(program) ? [] : [name]))

const MAX_START_MS = 30_000

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Ports of 127.0.0.1. */
export interface OthersPorts {
  tls: number
  cache: number
  site: number
  pooler: number
}

const nginxConfig = (folder: string, { tls, cache }: OthersPorts) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  client_max_body_size 60m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${tls} ssl http2;
    server_name localhost;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://127.0.0.1:${cache};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`

const poolerConfig = (folder: string, { pooler }: OthersPorts, database: URL) => `
[databases]
app = host=${database.hostname} port=${database.port} dbname=${database.pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
`

/** What stands between visitors, a site and its database: nginx with TLS, Varnish behind it, PgBouncer; as installed. */
export class Others {
  private readonly children: ChildProcess[] = []

  constructor(
    private readonly folder: string,
    private readonly ports: OthersPorts,
  ) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
  }

  /** Starts the pooler in transaction mode; resolves to the address of the database through it. */
  async startPooler(databaseUrl: string): Promise<string> {
    const { folder, ports } = this
    const database = new URL(databaseUrl)
    // Run by nobody, who has to read them: a password that lives as long as the drill.
    writeFileSync(join(folder, 'users.txt'), `"${database.username}" "${decodeURIComponent(database.password)}"\n`)
    writeFileSync(join(folder, 'pgbouncer.ini'), poolerConfig(folder, ports, database))
    const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
    await this.run('pgbouncer', [...asNobody, join(folder, 'pgbouncer.ini')], ports.pooler)
    database.host = `127.0.0.1:${ports.pooler}`
    database.pathname = '/app'
    return database.href
  }

  /** Starts cache and TLS before a site; resolves to the certificate that a visitor has to trust. */
  async startFront(): Promise<string> {
    const { folder, ports } = this
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const made = ['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=localhost']
    const names = ['-addext', 'subjectAltName=DNS:localhost']
    execFileSync(PROGRAMS.openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made, ...names], {
      stdio: 'ignore',
    })
    const places = ['-a', `127.0.0.1:${ports.cache}`, '-b', `127.0.0.1:${ports.site}`, '-n', join(folder, 'varnish')]
    await this.run('varnish', ['-F', '-j', 'none', '-s', 'malloc,64m', ...places], ports.cache)
    writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, ports))
    await this.run('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx.log')], ports.tls)
    return readFileSync(certificate, 'utf8')
  }

  async stop(): Promise<void> {
    for (const child of this.children.toReversed()) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode !== null || child.signalCode !== null || !child.kill('SIGTERM')) continue
      await Promise.race([ended, sleep(5_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))])
    }
  }

  private async run(name: keyof typeof PROGRAMS, args: readonly string[], port: number): Promise<void> {
    const logFile = join(this.folder, `${name}.out`)
    const log = openSync(logFile, 'a')
    const child = spawn(PROGRAMS[name], args, { stdio: ['ignore', log, log] })
    this.children.push(child)
    for (const end = Date.now() + MAX_START_MS; !(await isOpen(port)); await sleep(100)) {
      if (child.exitCode === null && Date.now() < end) continue
      throw new Error(`${name} did not start:\n${readFileSync(logFile, 'utf8').slice(-1000)}`)
    }
  }
}

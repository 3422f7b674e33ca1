import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../scripts/ports'
import type { RunningSite } from '../tests/support/run-site'
import { median, report } from './report'

const run = promisify(execFile)
const ROUNDS = 5
const SECONDS = 4
const PAGE = '/en/condominium/nue-district-r9'

export interface Pace {
  perSecond: number
  p99: string
}

/**
 * Loads one address of this machine for a few seconds with 32 connections, asking for brotli as browsers do; or the
 * addresses that a Lua file makes up.
 */
export async function wrk(url: string, { seconds = SECONDS, script = '' } = {}): Promise<Pace> {
  const { stdout } = await run('/usr/bin/wrk', [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    ...(script === '' ? [] : ['-s', script]),
    '--latency',
    '-H',
    'Accept-Encoding: br',
    url,
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer 200:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '?',
  }
}

/** nginx with one worker, serving the very same compressed bytes from disk. */
async function startNginx(body: Buffer): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort(3390)
  mkdirSync(join(folder, 'html'))
  writeFileSync(join(folder, 'html/page'), body)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/html; location / { default_type text/html; add_header Content-Encoding br; add_header Vary Accept-Encoding; } } }`,
  )
  const nginx = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  return { url: `http://127.0.0.1:${port}/page`, stop: () => nginx.kill('SIGQUIT') }
}

/** Requests a second of one cached page: the front door, nginx with the same bytes, and the app asked directly. */
export async function measureFrontDoor(site: RunningSite): Promise<void> {
  const answer = await fetch(`${site.url}${PAGE}`, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  const { stdout } = await run('curl', [
    '-s',
    '-H',
    'Accept-Encoding: br',
    '-o',
    join(tmpdir(), 'page.br'),
    '-w',
    '%{size_download}',
    `${site.url}${PAGE}`,
  ])
  const nginx = await startNginx(readFileSync(join(tmpdir(), 'page.br')))
  // The launcher gives the app the first free port a thousand above its own.
  const appPort = Number(new URL(site.url).port) + 1000
  const targets = { door: `${site.url}${PAGE}`, nginx: nginx.url, app: `http://127.0.0.1:${appPort}${PAGE}` }
  const paces: Record<keyof typeof targets, Pace[]> = { door: [], nginx: [], app: [] }
  for (const url of Object.values(targets)) await wrk(url)
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['door', 'nginx', 'app'] as const) paces[name].push(await wrk(targets[name]))
  }
  nginx.stop()
  const middle = (name: keyof typeof targets) => median(paces[name].map(({ perSecond }) => perSecond))
  const ratios = paces.door.map(({ perSecond }, round) => perSecond / (paces.nginx[round]?.perSecond ?? Number.NaN))
  report(
    `One cached project page (${stdout} bytes of brotli), requests a second, ${ROUNDS} rounds of ${SECONDS} s in turn`,
    [
      ['', 'median', 'p99 of the last round', 'against nginx'],
      ['front door', middle('door'), paces.door.at(-1)?.p99 ?? '', median(ratios)],
      ['nginx from disk', middle('nginx'), paces.nginx.at(-1)?.p99 ?? '', 1],
      ['the app directly', middle('app'), paces.app.at(-1)?.p99 ?? '', middle('app') / middle('nginx')],
    ],
  )
  report('Front door against nginx in each round', [ratios])
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv, VARIABLES } from './env-schema'

/** [variable, invalid value, expected message] */
const WRONG: readonly [name: string, value: string, format: RegExp][] = [
  ['PUBLIC_URL', 'homes.example:3000', /whole http/],
  ['PUBLIC_URL', 'ftp://homes.example', /whole http/],
  ['PUBLIC_URL', 'https://homes.example/shop', /no path/],
  ['PUBLIC_URL', 'https://user:word@homes.example', /no path, user/],
  ['PUBLIC_ALIASES', 'https://www.homes.example/shop', /origins/],
  ['DATABASE_URL', 'mysql://app:x@host/x', /start with postgres/],
  ['DATABASE_URL', 'postgres://app:x@host:1:2/x', /user:password@host:5432/],
  ['DATABASE_LISTEN_URL', 'mysql://app:x@host/x', /start with postgres/],
  ['DATABASE_LISTEN_URL', 'postgres://app:x@host/x', /DATABASE_URL, which is not set/],
  ['INVESTOR_URL', 'http://ir.example', /https/],
  ['INVESTOR_URL', 'https://ir.example/?a=1', /query/],
  ['INVESTOR_URL', 'https://homes.example/ir', /another site/],
  ['BOOKING_URL', 'https://homes.example/check-in', /another site/],
  ['SEPARATE_HOSTS', 'homes.example=/mainpage', /host of PUBLIC_URL/],
  ['CACHE_BYTES', '256MB', /number/],
  ['CACHE_BYTES', '-5', />0/],
  ['GATEWAY_REWRITES', 'still-parts', /must be none, or some of inline-styles/],
  ['GATEWAY_REWRITES', 'none, inline-styles', /must be none, or some of/],
  ['TRUSTED_PROXIES', '10.0.0.0/8', /networks/],
  ['TRUSTED_PROXIES', '10.0.0.1, balancer', /addresses/],
  ['METRICS_PORT', '3000', /another than PORT/],
  ['OPN_SECRET_KEY', 'pkey_test_1', /skey_/],
  ['TWOC2P_API_URL', 'http://pgw.2c2p.com', /https/],
  ['TWOC2P_SECRET_KEY', 'too short', /32/],
  ['PORT', '70000', /65535/],
]

describe('an invalid environment variable', () => {
  it.each(WRONG)('%s=%s is reported with the expected format but never with its value', (name, value, format) => {
    const read = () => readEnv({ PUBLIC_URL: 'https://homes.example', PAYMENTS: 'none', [name]: value })
    expect(read).toThrow(EnvError)
    expect(read).toThrow(new RegExp(`^${name}: .*${format.source}`))
    expect(read).not.toThrow(value)
  })
})

describe('environment variables', () => {
  it('count as unset when empty', () => {
    const empty = Object.fromEntries(VARIABLES.map((name) => [name, '']))
    expect(readEnv(empty)).toEqual(readEnv({}))
  })

  it('say who takes payments on a public site: trial payments are never the default there', () => {
    const open = { PUBLIC_URL: 'https://homes.example' }
    expect(() => readEnv(open)).toThrow(/^PAYMENTS: must be opn, 2c2p, transfer, trial or none/)
    expect(() => readEnv({ ...open, PAYMENTS: 'opn' })).toThrow(/^PAYMENTS: .*needs OPN_SECRET_KEY/)
    expect(() => readEnv({ ...open, PAYMENTS: '2c2p' })).toThrow(/^PAYMENTS: .*needs TWOC2P_MERCHANT_ID/)
    expect(readEnv({ ...open, PAYMENTS: 'trial' }).PAYMENTS).toBe('trial')
    for (const url of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(readEnv({ PUBLIC_URL: url }).PAYMENTS).toBeUndefined()
    expect(readEnv({ ...open, NODE_ENV: 'development' }).PAYMENTS).toBeUndefined()
  })

  it('are parsed in any usual notation', () => {
    const env = readEnv({
      PUBLIC_URL: 'HTTPS://Homes.Example/',
      PAYMENTS: 'trial',
      TRUSTED_PROXIES: '10.0.0.2, 2001:DB8::1',
      CLOSED_LOCALES: 'CHT chs',
      CACHE_BYTES: '1000000',
    })
    expect(env).toMatchObject({
      publicUrl: 'https://homes.example',
      TRUSTED_PROXIES: ['10.0.0.2', '2001:db8::1'],
      CLOSED_LOCALES: ['cht', 'chs'],
      CACHE_BYTES: 1_000_000,
    })
  })

  it('match the table of docs/variables.md exactly', () => {
    const table = readFileSync('docs/variables.md', 'utf8')
    const written = [...table.matchAll(/^\| `([A-Z\d_]+)` /gm)].map(([, name]) => name)
    const made = new Set(['NODE_ENV', 'APP_PORT'])
    expect(written.toSorted()).toEqual(VARIABLES.filter((name) => !made.has(name)).toSorted())
  })
})

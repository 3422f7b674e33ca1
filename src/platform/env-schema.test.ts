import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv, VARIABLES } from './env-schema'

/** [variable, what is wrong with it, what is told] */
const WRONG: readonly [name: string, value: string, told: RegExp][] = [
  ['PUBLIC_URL', 'homes.example:3000', /whole http/],
  ['PUBLIC_URL', 'ftp://homes.example', /whole http/],
  ['PUBLIC_URL', 'https://homes.example/shop', /no path/],
  ['PUBLIC_URL', 'https://user:word@homes.example', /no path, user/],
  ['INVESTOR_URL', 'http://ir.example', /https/],
  ['INVESTOR_URL', 'https://ir.example/?a=1', /query/],
  ['INVESTOR_URL', 'https://homes.example/ir', /another site/],
  ['BOOKING_URL', 'https://homes.example/check-in', /another site/],
  ['SEPARATE_HOSTS', 'homes.example=/mainpage', /host of PUBLIC_URL/],
  ['CACHE_BYTES', '256MB', /number/],
  ['CACHE_BYTES', '-5', />0/],
  ['TRUSTED_PROXIES', '10.0.0.0/8', /networks/],
  ['TRUSTED_PROXIES', '10.0.0.1, balancer', /addresses/],
  ['METRICS_PORT', '3000', /another than PORT/],
  ['PORT', '70000', /65535/],
]

describe('a variable that is wrong', () => {
  it.each(WRONG)('%s=%s is named, and what it must be, but not what it is', (name, value, told) => {
    const read = () => readEnv({ PUBLIC_URL: 'https://homes.example', [name]: value })
    expect(read).toThrow(EnvError)
    expect(read).toThrow(new RegExp(`^${name}: .*${told.source}`))
    expect(read).not.toThrow(value)
  })
})

describe('variables', () => {
  it('that are empty are none', () => {
    const empty = Object.fromEntries(VARIABLES.map((name) => [name, '']))
    expect(readEnv(empty)).toEqual(readEnv({}))
  })

  it('are read as people write them', () => {
    const env = readEnv({
      PUBLIC_URL: 'HTTPS://Homes.Example/',
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

  it('stand in the table of the README, all of them and no others', () => {
    const table = readFileSync('README.md', 'utf8').split('## Variables')[1]?.split('\n## ')[0] ?? ''
    const written = [...table.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name)
    const made = new Set(['NODE_ENV', 'APP_PORT'])
    expect(written.toSorted()).toEqual(VARIABLES.filter((name) => !made.has(name)).toSorted())
  })
})

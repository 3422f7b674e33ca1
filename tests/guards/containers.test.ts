import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const compose = readFileSync('compose.yaml', 'utf8')
const image = readFileSync('Dockerfile', 'utf8')

/** The lines of a block at the top of the file, or below `services`. */
function blockOf(name: string, depth: number): string {
  const indent = ' '.repeat(depth)
  const lines = compose.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`${indent}${name}:`))
  expect(start, name).toBeGreaterThan(-1)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.trim() !== '' && !line.startsWith(`${indent} `))
  return rest.slice(0, end === -1 ? undefined : end).join('\n')
}

const services = [...blockOf('services', 0).matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name)

describe('whoever gets into a container', () => {
  it('is neither root nor may become it, and finds nothing to write to or to use up', () => {
    expect(services.sort()).toEqual(['app', 'db'])
    const hardened = blockOf('x-hardened', 0)
    for (const line of [
      ...['read_only: true', 'cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]', 'pids_limit: 512'],
    ])
      expect(hardened).toContain(line)
    for (const name of services) {
      const service = blockOf(name, 2)
      expect(service, name).toContain('<<: *hardened')
      expect(service, name).toMatch(/^ {4}user: (?:node|postgres)$/m)
      expect(service, name).toMatch(/^ {4}mem_limit: /m)
      expect(service, name).toMatch(/^ {4}healthcheck:/m)
      expect(service, name).not.toMatch(/privileged|cap_add|docker\.sock|network_mode/)
    }
    expect(image).toMatch(/^USER node$/m)
  })

  it('does not reach the database from outside, nor the world from the database', () => {
    const db = blockOf('db', 2)
    expect(db).not.toMatch(/^ {4}ports:/m)
    expect(db).toContain('networks: [back]')
    expect(blockOf('back', 2)).toContain('internal: true')
  })

  it('of the site is reached from this machine alone unless the operator says otherwise', () => {
    expect(blockOf('app', 2)).toMatch(/^ {6}- "\$\{PUBLISH:-127\.0\.0\.1:3000\}:3000"$/m)
  })

  it('has the folders that are written at run time in memory or in the volume, made for its user', () => {
    for (const folder of ['/app/.cache', '/app/.next/cache']) {
      expect(blockOf('app', 2)).toContain(`- ${folder}:uid=1000,gid=1000`)
      expect(image).toContain(folder)
    }
    expect(blockOf('app', 2)).toContain('- data:/data')
  })
})

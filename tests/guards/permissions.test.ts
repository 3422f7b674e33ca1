import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, STAFF_ROLES } from '@/kernel/actor'
import { ANYONE, isAllowed, type WhoMay } from '@/kernel/permission'
import { ActorRefusedError, requireActor } from '@/platform/database/require-actor'
import { listOperations } from './list-operations'
import { treeOf } from './tree'

const operations = listOperations('.')
const tables: Record<string, Record<string, WhoMay>> = {}

const ACTORS: Record<string, Actor> = {
  visitor: { kind: 'visitor' },
  ...Object.fromEntries(STAFF_ROLES.map((role) => [`staff: ${role}`, { kind: 'staff', id: 1, role } as const])),
  member: { kind: 'member', id: 'a', session: 'b' },
  affiliate: { kind: 'affiliate', id: 1 },
  invitee: { kind: 'invitee', id: 1 },
  'link: newsletter': { kind: 'holder', purpose: 'newsletter', opens: '' },
  'link: saved-search': { kind: 'holder', purpose: 'saved-search', opens: '' },
  'link: preview': { kind: 'holder', purpose: 'preview', opens: '' },
  'cookie: booking': { kind: 'holder', purpose: 'booking', opens: '' },
  'session: second factor': { kind: 'holder', purpose: 'second-factor', opens: '' },
  system: { kind: 'system', name: 'test' },
}

beforeAll(async () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('domain/permissions.ts'))) {
    const { may } = (await import(/* @vite-ignore */ `../../src/features/${file}`)) as { may?: Record<string, WhoMay> }
    if (may) tables[file.split('/')[0] ?? ''] = may
  }
})

const whoOf = (who: WhoMay) =>
  who === ANYONE
    ? 'anyone'
    : Object.entries(ACTORS)
        .filter(([, actor]) => isAllowed(actor, who))
        .map(([name]) => name)
        .join(', ')

function tableOf(): string {
  const rows = Object.entries(tables)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([feature, may]) => Object.entries(may).map(([name, who]) => [feature, name, whoOf(who)]))
  const all = [['Feature', 'Operation', 'Who may'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head, ...body] = all.map(line)
  const rule = line(widths.map((width) => '-'.repeat(width)))
  const why = 'Made from the permissions of the features; a test holds it to them.'
  return `# Who may do what\n\n${why}\n\n${[head, rule, ...body].join('\n')}\n`
}

describe('every operation', () => {
  it('checks permission on its first line', () => {
    expect(operations.length).toBeGreaterThan(60)
    expect(operations.filter(({ demands }) => demands === null)).toEqual([])
  })

  it('has a row in the permission table of its feature, and no row is unused', () => {
    const demanded = operations.flatMap(({ feature, demands }) =>
      [...(demands ?? '').matchAll(/may\.(\w+)/g)].map(([, name]) => `${feature}.${name}`),
    )
    const named = operations.map(({ feature, name }) => `${feature}.${name}`)
    const declared = Object.entries(tables).flatMap(([feature, may]) =>
      Object.keys(may).map((name) => `${feature}.${name}`),
    )
    expect(declared.toSorted()).toEqual([...new Set(demanded)].sort())
    expect(named.filter((name) => !declared.includes(name))).toEqual([])
  })

  it('refuses everybody not listed before it touches the database', () => {
    const untouchable = new Proxy({}, { get: () => expect.unreachable('the database was asked') })
    for (const who of Object.values(tables).flatMap((may) => Object.values(may)))
      for (const actor of Object.values(ACTORS).filter((one) => !isAllowed(one, who)))
        expect(() => requireActor({ actor, payload: untouchable } as never, who)).toThrow(ActorRefusedError)
  })

  it('is documented in docs/permissions.md', async () => {
    await expect(tableOf()).toMatchFileSnapshot('../../docs/permissions.md')
  })
})

describe('refusal', () => {
  it('is the default without a permission, and for another role, purpose or kind of actor', () => {
    for (const actor of Object.values(ACTORS)) expect(isAllowed(actor, {})).toBe(false)
    expect(isAllowed({ kind: 'staff', id: 1, role: 'sales' }, { staff: ['admin'] })).toBe(false)
    expect(isAllowed({ kind: 'holder', purpose: 'preview', opens: '' }, { holder: ['newsletter'] })).toBe(false)
    expect(isAllowed({ kind: 'stranger' } as never, { visitor: true })).toBe(false)
  })
})

describe('an operation that declares nothing', () => {
  it.each([
    ['nothing', 'export async function find(ctx: Context) { return ctx.now }'],
    ['too late', 'export async function find(ctx: Context) { await read(ctx); requireActor(ctx, may.find) }'],
    ['no row of a table', 'export async function find(ctx: Context) { requireActor(ctx, {}) }'],
    ['another context', 'export async function find(ctx: Context, o: X) { requireActor(o, may.find) }'],
    ['an expression', 'export const find = (ctx: Context) => read(ctx)'],
  ])('is reported: %s', (_name, text) => {
    const root = treeOf({ 'src/features/homes/operations/find.ts': text }, [])
    expect(listOperations(root)).toMatchObject([{ feature: 'homes', name: 'find', demands: null }])
  })

  it('is accepted when it checks permission first', () => {
    const text = 'export const find = (ctx: Context) => {\n  requireActor(ctx, may.find)\n  return read(ctx)\n}\n'
    const root = treeOf({ 'src/features/homes/operations/find.ts': text }, [])
    expect(listOperations(root)).toMatchObject([{ name: 'find', demands: 'may.find' }])
  })
})

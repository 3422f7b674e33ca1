import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listActions } from './list-actions'
import { treeOf } from './tree'

describe('a server action, which anybody can call with anything', () => {
  it('refuses what is no form on its first line, in every feature', () => {
    const actions = listActions('.')
    expect(actions.length).toBeGreaterThan(100)
    expect(actions.filter(({ isGuarded }) => !isGuarded)).toEqual([])
  })

  it('stands at the top of a file; one within a file is the back office’s own', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
    const inline = sources.filter((name) => /^[ \t]+'use server'/m.test(readFileSync(`src/${name}`, 'utf8')))
    expect(inline).toEqual(['app/(payload)/layout.tsx'])
  })

  it.each([
    ['nothing', 'export async function send(data: FormData) { await save(data) }'],
    ['too late', 'export async function send(data: FormData) { await save(data); requireForm(data) }'],
    ['something else', 'export async function send(_previous: X, data: FormData) { requireForm(_previous) }'],
    ['an expression', 'export const send = async (data: FormData) => save(data)'],
    ['another module', "export { send } from './send'"],
  ])('that checks %s is reported', (_, text) => {
    const root = treeOf({ 'src/features/homes/actions/send.ts': `'use server'\n\n${text}\n` }, [])
    expect(listActions(root).map(({ isGuarded }) => isGuarded)).not.toContain(true)
  })

  it('that checks first is accepted', () => {
    const text = "'use server'\n\nexport async function send(_p: X, data: FormData) {\n  requireForm(data)\n}\n"
    expect(listActions(treeOf({ 'src/features/homes/actions/send.ts': text }, []))).toMatchObject([{ isGuarded: true }])
  })
})

import { describe, expect, it } from 'vitest'
import { listActions } from '../guards/list-actions'

const NOT_FOUND = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }

function formOf(fields: number, value: string): FormData {
  const form = new FormData()
  for (let at = 0; at < fields; at += 1) form.append(`field-${at}`, value)
  return form
}

/** What somebody with a client of their own may send to an action; a list of arguments each. */
const SENT: Readonly<Record<string, readonly unknown[]>> = {
  nothing: [],
  'a text': ['x', 'x'],
  nulls: [null, null],
  objects: [{}, { get: () => 'x' }],
  lists: [[], [['name', 'Mei']]],
  'a form of far too many fields': Array(2).fill(formOf(5001, '')),
  'a form of far too much text': Array(2).fill(formOf(2, 'x'.repeat(500_001))),
}

const actions = listActions('.').filter(({ parameters }) => parameters.length > 0)

describe('a server action that is called with what no form of ours sends', () => {
  it.each(Object.entries(SENT))('is answered as not found, before it asks for anything: %s', async (_, args) => {
    const answered: unknown[] = []
    for (const { file, name } of actions) {
      const module: Record<string, (...args: unknown[]) => Promise<unknown>> = await import(
        /* @vite-ignore */ `../../${file}`
      )
      const outcome = await module[name]?.(...args).catch((error: unknown) => error)
      answered.push([file, name, (outcome as { digest?: unknown } | undefined)?.digest])
    }
    expect(answered).toEqual(actions.map(({ file, name }) => [file, name, NOT_FOUND.digest]))
    expect(actions.length).toBeGreaterThan(100)
  })
})

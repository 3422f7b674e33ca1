import type { DatabaseAdapterObj } from 'payload'
import { expect, test } from 'vitest'
import { checkingCommits } from './checked-commit'

/** An adapter that, like the library, says nothing when a commit fails. */
function opened(xid: string | null, outcome: string) {
  const calls: string[] = []
  const answering = (name: string, text: string | null) => ({
    execute: async () => {
      calls.push(name)
      return { rows: [{ text }] }
    },
  })
  const database = {
    sessions: { 1: { db: answering('in the transaction', xid) } },
    drizzle: answering('afterwards', outcome),
    commitTransaction: async () => void calls.push('commit'),
  }
  const adapter = { name: 'fake', init: () => database } as unknown as DatabaseAdapterObj
  const { commitTransaction } = checkingCommits(adapter).init({} as never)
  return { calls, commit: () => commitTransaction.call(database as never, 1) }
}

test('a commit that the database knows is believed', async () => {
  const { calls, commit } = opened('750', 'committed')
  await commit()
  expect(calls).toEqual(['in the transaction', 'commit', 'afterwards'])
})

test('a commit that failed in silence throws', async () => {
  await expect(opened('750', 'aborted').commit()).rejects.toThrow('could not be committed')
})

test('a transaction that wrote nothing is not asked about', async () => {
  const { calls, commit } = opened(null, 'aborted')
  await commit()
  expect(calls).toEqual(['in the transaction', 'commit'])
})

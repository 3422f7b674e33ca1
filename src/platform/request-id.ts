import { AsyncLocalStorage } from 'node:async_hooks'

/** On the process: the server that takes requests and the app that answers them are separate bundles. */
const KEY = Symbol.for('noble-nue.request-id')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> }
shared[KEY] ??= new AsyncLocalStorage()
const storage = shared[KEY]

/** Answers a request; every line that the log writes meanwhile carries the id that the gateway gave it. */
export const withRequestId = <Answer>(id: string | undefined, answer: () => Answer): Answer =>
  id === undefined ? answer() : storage.run(id, answer)

/** The id of the request that is being answered, also in the gateway's line and in `X-Request-Id`. None in a job. */
export const currentRequestId = (): string | undefined => storage.getStore()

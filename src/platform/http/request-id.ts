import { AsyncLocalStorage } from 'node:async_hooks'
import { onProcess } from '@/kernel/process-wide'

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    /** The server that takes requests and the app that answers them are separate bundles. */
    'request id': AsyncLocalStorage<string>
  }
}

const storage = onProcess('request id', () => new AsyncLocalStorage())

/** Answers a request; every line that the log writes meanwhile carries the id that the gateway gave it. */
export const withRequestId = <Answer>(id: string | undefined, answer: () => Answer): Answer =>
  id === undefined ? answer() : storage.run(id, answer)

/** The id of the request that is being answered, also in the gateway's line and in `X-Request-Id`. None in a job. */
export const currentRequestId = (): string | undefined => storage.getStore()

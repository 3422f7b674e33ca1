import type { Instrumentation } from 'next'

/** Runs once when the server starts: background work and the live channel begin with it. */
export async function register(): Promise<void> {
  // No setting of ours: the framework writes it in when it builds, and leaves what follows out of other runtimes.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startJobs } = await import('@/jobs')
  startJobs()
  const { tellCaches } = await import('@/platform/cache/tell-caches')
  tellCaches()
}

/** Runs for every error that ended a request. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRequestError } = await import('@/platform/process/console-lines')
  logRequestError(error, method, context)
}

/** Runs once when the server starts: background work and the live channel begin with it. */
export async function register(): Promise<void> {
  // No setting of ours: the framework writes it in when it builds, and leaves what follows out of other runtimes.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startJobs } = await import('./jobs')
  const { log } = await import('./platform/log')
  startJobs().catch((error: unknown) => log.error({ error }, 'background work could not start'))
}

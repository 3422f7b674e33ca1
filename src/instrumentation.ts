/** Runs once when the server starts: what it keeps in memory, background work and the live channel begin with it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { readBeforehand, startJobs } = await import('./jobs')
  const { log } = await import('./platform/log')
  await readBeforehand().catch((error: unknown) => log.error({ error }, 'the sections could not be read'))
  startJobs().catch((error: unknown) => log.error({ error }, 'background work could not start'))
}

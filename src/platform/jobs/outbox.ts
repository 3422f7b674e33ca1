import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../process/env'
import { log } from '../process/log'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many mails the outbox keeps, and for how long: about 80 MB of mails, and no longer than their leads need. */
export const OUTBOX_LIMITS = { mails: 5_000, mailAgeMs: 30 * DAY, partAgeMs: 10 * MINUTE }

/** The folder of mails that are written because no SMTP server is configured. */
const outboxFolder = () => join(env.dataDir, 'outbox')

/**
 * Writes a mail as an `.eml` file, whole or not at all, readable by the user of the site only. `id` is the same for every
 * try: a mail that is there already, as its process died before that was recorded, is not written again.
 */
export async function writeToOutbox(mail: Buffer, id: string, folder = outboxFolder()): Promise<void> {
  const end = `-${createHash('sha256').update(id).digest('hex').slice(0, 24)}.eml`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).some((name) => name.endsWith(end))) return
  const file = join(folder, new Date().toISOString().replace(/[:.]/g, '-') + end)
  const part = `${file}.part`
  try {
    await writeFile(part, mail, { mode: 0o600 })
    await rename(part, file)
  } catch (error) {
    // A full disk: what was begun must not make it fuller with each try.
    await rm(part, { force: true })
    throw error
  }
}

/** Removes mails beyond {@link OUTBOX_LIMITS}, oldest first, and what interrupted writes left. Returns how many files. */
export async function pruneOutbox(now: Date, folder = outboxFolder(), limits = OUTBOX_LIMITS): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  // Names begin with their time.
  const mails = names.filter((name) => name.endsWith('.eml')).sort()
  const beyond = new Set(mails.slice(0, Math.max(0, mails.length - limits.mails)))
  const ages = { '.eml': limits.mailAgeMs, '.part': limits.partAgeMs }
  let removed = 0
  for (const name of names) {
    const maxAge = Object.entries(ages).find(([end]) => name.endsWith(end))?.[1]
    if (maxAge === undefined) continue
    const file = join(folder, name)
    const written = await stat(file).catch(() => null)
    if (!written || (!beyond.has(name) && now.getTime() - written.mtimeMs <= maxAge)) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

/** Keeps the outbox of this node within its limits for the life of the process: now and once an hour. */
export function keepOutboxBounded(): void {
  const prune = () =>
    pruneOutbox(new Date()).then(
      (removed) => {
        if (removed > 0) log.info({ removed }, 'old mails were removed from the outbox')
      },
      (error: unknown) => log.warn({ error }, 'the outbox could not be pruned'),
    )
  void prune()
  setInterval(prune, HOUR).unref()
}

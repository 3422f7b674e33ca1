import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '@/i18n/locales'

/** The maintenance switch: while a file of this name is in the data folder, the public site is closed. */
const SWITCH_FILE = 'maintenance'
const LOOK_EVERY_MS = 1_000

/** The `Retry-After` of a closed site, in seconds. */
export const MAINTENANCE_SECONDS = 600

/** The URL that always shows the maintenance page, to preview it (A2.12). */
export const maintenancePath = (locale: Locale) => `/${locale}/maintenance`

/** Checks the switch once a second and reports each change, the first one before it resolves. */
export async function watchMaintenance(dataDir: string, onChange: (isClosed: boolean) => void): Promise<() => void> {
  const file = path.join(dataDir, SWITCH_FILE)
  let isClosed = false
  const look = async () => {
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (isThere === isClosed) return
    isClosed = isThere
    onChange(isClosed)
  }
  await look()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

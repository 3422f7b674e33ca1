import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '@/i18n/locales'

/** The operator's switch: while a file of this name lies in the data folder, the public site is closed. */
const SWITCH = 'maintenance'
const LOOK_EVERY_MS = 1_000

/** When visitors and search engines are asked to come back to a closed site. */
export const MAINTENANCE_SECONDS = 600

/** The address that always shows the maintenance page, so that it can be looked at beforehand (A2.12). */
export const maintenancePath = (locale: Locale) => `/${locale}/maintenance`

/** Looks for the switch once a second and tells each change, the first one before it resolves. */
export async function watchMaintenance(dataDir: string, tell: (isClosed: boolean) => void): Promise<() => void> {
  const file = path.join(dataDir, SWITCH)
  let isClosed = false
  const look = async () => {
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (isThere === isClosed) return
    isClosed = isThere
    tell(isClosed)
  }
  await look()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

import { existsSync } from 'node:fs'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The full Chromium. */
export const BROWSER = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS }

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The headless shell, for tests of structure and text: little more than half the
 * CPU time. It has no microphone, and paints only on demand.
 */
export const SHELL_BROWSER =
  !process.env.CHROMIUM && existsSync(SHELL) ? { ...BROWSER, executablePath: SHELL } : BROWSER

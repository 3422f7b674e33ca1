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

/** Chromium as people have it. */
export const BROWSER = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS }

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The same engine without windows: for what is judged by structure and words alone, at little more than half of the
 * work. It has no microphone, and paints when it is asked to.
 */
export const SHELL_BROWSER =
  !process.env.CHROMIUM && existsSync(SHELL) ? { ...BROWSER, executablePath: SHELL } : BROWSER

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BUILD_ACTION_KEY } from './action-keys'
import { fingerprintOf } from './fingerprint.mjs'
import { run } from './install.mjs'
import { shareEqualChunks } from './shared-chunks'

const SOURCES = [
  'src',
  'messages',
  'public',
  'package-lock.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'scripts/action-keys.ts',
  'scripts/shared-chunks.ts',
]
const MARK = '.next/built-from'

/** Tests need no source maps of the app, which are two thirds of its files: `npm test` says `BUILD_SOURCE_MAPS=none`. */
const needsMaps = () => process.env.BUILD_SOURCE_MAPS !== 'none'

/** What is written beside a build: the fingerprint of its sources, and whether it has source maps. */
export const markOf = (fingerprint: string, hasMaps: boolean) =>
  hasMaps ? fingerprint : `${fingerprint} without source maps`

/** Whether a build with this mark is one of these sources, with source maps where they are needed. */
export const isMarkOf = (mark: string, fingerprint: string, areMapsNeeded: boolean) =>
  mark === markOf(fingerprint, true) || (!areMapsNeeded && mark === markOf(fingerprint, false))

/** Whether the build is up to date with the sources. */
export function isBuilt(): boolean {
  if (!existsSync('.next/BUILD_ID') || !existsSync(MARK)) return false
  return isMarkOf(readFileSync(MARK, 'utf8'), fingerprintOf(SOURCES), needsMaps())
}

/** Whether a message file is imported that is not there. */
function lacksMessages(): boolean {
  const gatheredMessages = readFileSync('src/gathered/messages.ts', 'utf8')
  const imported = [...gatheredMessages.matchAll(/'\.\.\/\.\.\/(messages\/[^']+)'/g)].map(([, file = '']) => file)
  return imported.some((file) => !existsSync(file))
}

/** Builds the app unless the build is up to date, and tells what the builder prints. Needs neither database nor network. */
export async function ensureBuilt(tell: (text: string) => void): Promise<void> {
  if (isBuilt()) return
  // A message file that was deleted must not stop the build (A1.4).
  if (lacksMessages()) await run(process.execPath, ['--import', 'tsx', 'scripts/gather-features.ts'])
  const fingerprint = fingerprintOf(SOURCES)
  rmSync(MARK, { force: true })
  const variables = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Half a gigabyte that only the next build reads: written from the second one on, where builds are repeated.
    BUILD_CACHE: existsSync('.next/BUILD_ID') ? '' : 'none',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: BUILD_ACTION_KEY,
    PAYLOAD_SECRET: 'only-a-placeholder-while-building',
    GATEWAY_SECRET: 'only-a-placeholder-while-building',
    DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/none',
  } as NodeJS.ProcessEnv
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { env: variables }, tell)
  shareEqualChunks('.next')
  writeFileSync(MARK, markOf(fingerprint, needsMaps()))
}

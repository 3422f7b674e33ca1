import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './install.mjs'

const SOURCES = [
  'src',
  'messages',
  'public',
  'package-lock.json',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]
const MARK = '.next/built-from'

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

/** A fingerprint of everything the build is made from. */
function sourceFingerprint(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesBelow(source)) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Whether the build there is was made from the sources there are. */
export function isBuilt(): boolean {
  return existsSync('.next/BUILD_ID') && existsSync(MARK) && readFileSync(MARK, 'utf8') === sourceFingerprint()
}

/** V8's explicit compile hint: all functions of this file are called while the page starts. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the programs that every page starts with. A browser that knows the hint compiles them beside the main
 * thread while they arrive, instead of function by function while the page waits (decision 0012).
 */
function hintCompilation(): void {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[]
  }
  for (const name of rootMainFiles) {
    const file = join('.next', name)
    const text = readFileSync(file, 'utf8')
    if (!text.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + text)
  }
}

/** Builds the app unless it is built already. Needs neither database nor network. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  if (isBuilt()) return
  say('building the site (once, about two minutes)')
  const fingerprint = sourceFingerprint()
  rmSync(MARK, { force: true })
  const variables = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_SECRET: 'used-while-building-only-and-never-kept',
    FRONT_SECRET: 'used-while-building-only-and-never-kept',
    DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/none',
  } as NodeJS.ProcessEnv
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { env: variables })
  hintCompilation()
  writeFileSync(MARK, fingerprint)
}

if (process.argv[1]?.endsWith('build.ts')) {
  await ensureBuilt((line) => process.stdout.write(`· ${line}\n`))
}

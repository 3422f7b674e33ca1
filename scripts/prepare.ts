import { databaseState } from './database'
import { ensureBuilt, isBuilt } from './next-build'
import { type Progress, type ProgressPart, startProgress } from './progress'
import { runToEnd } from './supervisor'

/** The first account of the back office; its password is known only where it was made. */
export interface FirstAdmin {
  email: string
  password: string | null
}

/** Processor seconds of the parts, measured on a machine of two cores. */
const BUILD: ProgressPart = { name: 'build', seconds: 100, isTimed: true }
const PICTURES: ProgressPart = { name: 'pictures', seconds: 60 }
const CONTENT: ProgressPart = { name: 'content', seconds: 15, isTimed: true }

/** Runs a script to its end and follows what it tells; resolves to the first account if it made one. */
async function script(
  progress: Progress,
  name: string,
  variables: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<FirstAdmin | null> {
  let admin: FirstAdmin | null = null
  await runToEnd(name, args, variables, (line) => {
    const made = /first-admin (\{.*\})/.exec(line)
    const [, done, of] = /pictures drawn: (\d+) of (\d+)/.exec(line) ?? []
    if (made?.[1]) admin = JSON.parse(made[1]) as FirstAdmin
    else if (done && of) progress.set(PICTURES.name, Number(done) / Number(of))
    else if (/^ {2}\S/.test(line)) progress.say(line.trim())
  })
  return admin
}

/** The steps of `next build`, by what it prints at the end of each, and how much of it is done at most until the next. */
const BUILD_STEPS: readonly [RegExp, number][] = [
  [/Generating static pages/, 0.98],
  [/Compiled successfully/, 0.9],
]

async function build(progress: Progress): Promise<void> {
  progress.set(BUILD.name, 0.75)
  await ensureBuilt((text) => {
    const step = BUILD_STEPS.find(([sign]) => sign.test(text))
    if (step) progress.set(BUILD.name, step[1])
  })
  progress.set(BUILD.name, 1)
}

/**
 * Brings the database up to date, fills an empty one, and builds the site: side by side, as far as one does not need
 * the other. One line tells how far it is. Resolves to the first account if one was made; rejects with the last lines
 * of what failed.
 */
export async function prepare(
  variables: NodeJS.ProcessEnv,
  seed: 'demo' | 'none',
  isDev: boolean,
): Promise<FirstAdmin | null> {
  const databaseUrl = variables.DATABASE_LISTEN_URL || variables.DATABASE_URL || ''
  // Migrating and filling hold locks of a session.
  const direct = { ...variables, DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: '' }
  const { isMigrated, isEmpty } = await databaseState(databaseUrl)
  const [isFilled, isBuiltNow] = [isEmpty && seed === 'demo', !isDev && !isBuilt()]
  const progress = startProgress([...(isBuiltNow ? [BUILD] : []), ...(isFilled ? [PICTURES, CONTENT] : [])])
  const migrate = async () => {
    if (isMigrated) return
    progress.say('bringing the database up to date')
    await script(progress, 'migrate', direct)
  }
  const fill = async () => {
    if (isFilled) progress.say('drawing the pictures of the demonstration content (once)')
    await Promise.all([migrate(), isFilled ? script(progress, 'draw', direct) : null])
    if (!isEmpty) return null
    if (isFilled) progress.set(CONTENT.name, 0.9)
    const admin = await script(progress, 'seed', direct, ...(isFilled ? [] : ['--admin-only']))
    progress.set(CONTENT.name, 1)
    return admin
  }
  if (isBuiltNow) progress.say('building the site (once)')
  try {
    const [admin] = await Promise.all([fill(), isBuiltNow ? build(progress) : null])
    return admin
  } finally {
    progress.end()
  }
}

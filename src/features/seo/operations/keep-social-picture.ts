import { createHash } from 'node:crypto'
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/platform/env'
import {
  readSocialFileName,
  type SocialFacts,
  type SocialSubject,
  socialFileName,
  socialPath,
} from '../rules/social-picture'
import { DRAWING, drawSocialPicture } from './draw-social-picture'

/** What tells one picture from another: the facts that are drawn, and how they are drawn. */
const hashOf = (facts: SocialFacts) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, facts]))
    .digest('hex')
    .slice(0, 16)

/** The address of the picture that shows these facts. It is drawn when somebody first asks for it. */
export const socialPictureUrl = (subject: SocialSubject, facts: SocialFacts) => socialPath(subject, hashOf(facts))

/** Under way on this node, by file: nobody draws the same picture twice at the same time. */
const drawing = new Map<string, Promise<string>>()
let last: Promise<unknown> = Promise.resolve()

/** One after the other: a crawler that comes for all pictures at once takes no more than one core. */
function inLine<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work)
  last = next.catch(() => undefined)
  return next
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** A page has one picture in each language: those of its earlier facts go. */
async function removeOlder(folder: string, subject: SocialSubject, current: string): Promise<void> {
  const names = await readdir(folder)
  const older = names.filter((name) => {
    const found = readSocialFileName(name)
    return name !== current && found?.slug === subject.slug && found.locale === subject.locale
  })
  await Promise.all(older.map((name) => rm(join(folder, name), { force: true })))
}

async function drawInto(folder: string, name: string, subject: SocialSubject, facts: SocialFacts): Promise<string> {
  const file = join(folder, name)
  if (await isThere(file)) return file
  const bytes = await drawSocialPicture(facts)
  await mkdir(folder, { recursive: true })
  // Whoever reads meanwhile finds the whole file or none.
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  await removeOlder(folder, subject, name)
  return file
}

/**
 * The file that shows these facts, drawn now if it was never drawn. It lies among the pictures that the front door
 * serves itself, so that it is asked for here but once.
 */
export function keepSocialPicture(subject: SocialSubject, facts: SocialFacts): Promise<string> {
  const name = socialFileName(subject, hashOf(facts))
  const folder = join(env.mediaDir, 'social', subject.group)
  const key = join(folder, name)
  const found = drawing.get(key)
  if (found) return found
  const made = inLine(() => drawInto(folder, name, subject, facts)).finally(() => drawing.delete(key))
  drawing.set(key, made)
  return made
}

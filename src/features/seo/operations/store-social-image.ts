import { createHash } from 'node:crypto'
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/platform/process/env'
import {
  DRAWING,
  readSocialFileName,
  type SocialFacts,
  type SocialSubject,
  socialFileName,
  socialPath,
} from '../domain/social-image'
import { inLine } from './in-line'

/** A hash of the content and the version of the drawing. */
const hashOf = (facts: SocialFacts) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, facts]))
    .digest('hex')
    .slice(0, 16)

/** The address of the image for this content. The file is drawn on the first request. */
export const socialImageUrl = (subject: SocialSubject, facts: SocialFacts) => socialPath(subject, hashOf(facts))

/** Drawings in progress on this node, by file: the same image is never drawn twice at once. */
const drawing = new Map<string, Promise<string>>()

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** A page has one image in each language: those of its earlier content are deleted. */
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
  const { drawSocialImage } = await import('./draw-social-image')
  const bytes = await drawSocialImage(facts, subject.locale)
  await mkdir(folder, { recursive: true })
  // A rename is atomic: readers find the whole file or none.
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  await removeOlder(folder, subject, name)
  return file
}

/**
 * The image file for this content, drawn if it does not exist. The gateway serves the folder itself, so each image is
 * requested here only once.
 */
export function storeSocialImage(subject: SocialSubject, facts: SocialFacts): Promise<string> {
  const name = socialFileName(subject, hashOf(facts))
  const folder = join(env.mediaDir, 'social', subject.group)
  const key = join(folder, name)
  const found = drawing.get(key)
  if (found) return found
  const made = inLine(() => drawInto(folder, name, subject, facts)).finally(() => drawing.delete(key))
  drawing.set(key, made)
  return made
}

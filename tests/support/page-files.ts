import { readdirSync } from 'node:fs'
import type { Route } from '@/kernel/route'

/** The folder of the public pages. */
export const ROOT = 'src/app/(site)/[locale]'

/** A page file: the layout of its folder, and the segments of its URL pattern. */
export interface PageFile {
  file: string
  layout: string
  words: readonly string[]
}

function readPage(file: string): PageFile {
  const [group = '', ...words] = file.split('/').slice(0, -1)
  return { file, layout: group.replace(/^\((.+)\)$/, '$1'), words }
}

/** Every page file of the public site. */
export const PAGES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx'))
  .map(readPage)

/** Whether a folder segment is dynamic. */
export const isOpen = (word: string) => word.startsWith('[')
const isOptional = (word: string | undefined) => word?.startsWith('[[...')
/** Whether a folder segment is a catch-all. */
export const isRest = (word: string | undefined) => word?.startsWith('[...') || isOptional(word)

function answersTo(page: PageFile, address: readonly string[]): boolean {
  const hasRest = isRest(page.words.at(-1))
  const fixed = hasRest ? page.words.slice(0, -1) : page.words
  const least = fixed.length + (hasRest && !isOptional(page.words.at(-1)) ? 1 : 0)
  if (address.length < least || (!hasRest && address.length > least)) return false
  return fixed.every((word, index) => {
    const asked = address[index] ?? ''
    return isOpen(word) || (!asked.startsWith('{') && word === asked)
  })
}

/** The precedence of Next, by segment: static before dynamic before catch-all. */
const rank = ({ words }: PageFile) => words.map((word) => (isRest(word) ? 2 : isOpen(word) ? 1 : 0)).join('')

/** The page file of a route. */
export function pageOf({ pattern }: Route): PageFile | undefined {
  const address = pattern.split('/')
  return PAGES.filter((page) => answersTo(page, address)).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
}

import { VERSION_FIELD } from './form-version'

/** What was posted: a form, or anything that is asked by field like one. */
export interface Posted {
  get: (name: string) => unknown
}

/** The same of a field that is posted several times. */
export interface PostedLists {
  getAll: (name: string) => unknown[]
}

/** More characters than any field of ours takes; what is longer is cut here and refused by the rule of its field. */
const LONGEST = 10_000

/** The database refuses NUL. */
const textIn = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').slice(0, most) : ''

/**
 * A posted field exactly as it was sent, but for NUL and what is beyond `most` characters: for passwords, and for what
 * our own pages wrote into a form (versions, sealed texts). Empty when it is missing or a file.
 */
export const postedExact = (data: Posted, name: string, most = LONGEST): string => textIn(data.get(name), most)

/** A posted field as typed text: composed letters (NFC), nothing around it, at most `most` characters. */
export const postedText = (data: Posted, name: string, most = LONGEST): string =>
  postedExact(data, name).normalize('NFC').trim().slice(0, most)

/** The most characters of one line of any form; the rules of names and numbers are stricter. */
const LONGEST_LINE = 400

/** A posted field of one line. */
export const postedLine = (data: Posted, name: string): string => postedText(data, name, LONGEST_LINE)

/** Whether a field was posted with anything in it: a ticked box, a pressed button. */
export const isTicked = (data: Posted, name: string): boolean => postedText(data, name) !== ''

const rowNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** A posted number of a row; 0, which no row has, for what is none. */
export const postedNumber = (data: Posted, name: string): number => rowNumber(postedText(data, name))

/** The texts of a field that is posted several times. */
export const postedTexts = (data: PostedLists, name: string): string[] =>
  data
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? [textIn(value, LONGEST).normalize('NFC').trim()] : []))

/** The numbers of rows of a field that is posted several times; what is none is left out. */
export const postedNumbers = (data: PostedLists, name: string): number[] =>
  postedTexts(data, name)
    .map(rowNumber)
    .filter((number) => number > 0)

const isSent = (value: unknown): value is File => value instanceof File && value.size > 0

/** The files of a field; browsers send an empty one where none was chosen. */
export const postedFiles = (data: PostedLists, name: string): File[] => data.getAll(name).filter(isSent)

/** The file of a field; null when none was chosen. */
export function postedFile(data: Posted, name: string): File | null {
  const file = data.get(name)
  return isSent(file) ? file : null
}

/** The named fields of a form as they were typed; empty for those that are missing. */
export const postedValues = (data: Posted, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, postedExact(data, name)]))

/** Fields that are never sent back to a browser; and what the form was made from, which nobody typed. */
const UNSHOWN: ReadonlySet<string> = new Set([
  ...['password', 'current', 'next', 'code', 'token', 'passkey'],
  VERSION_FIELD,
])

/** Every typed text of a form, to show it again: as it was typed, without secrets, files and fields of the framework. */
export const typedValues = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data.entries()].flatMap(([name, value]) =>
      typeof value !== 'string' || UNSHOWN.has(name) || name.startsWith('$') ? [] : [[name, textIn(value, LONGEST)]],
    ),
  )

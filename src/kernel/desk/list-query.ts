import type { IsoDay } from '../calendar-day'
import { readPostedDay } from '../form/typed-date'

/** How one parameter of a list is read from an address and written into it; '' is not written. */
export interface ListParameter<Value> {
  read(text: string): Value
  write(value: Value): string
  /** Its name in the address, where that is another one. */
  name?: string
}

/** The parameters of a list. */
export type ListParameters = Readonly<Record<string, ListParameter<unknown>>>

/** What a list is narrowed to, how it is ordered and which page is shown. */
export type ListQuery<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends ListParameter<infer Value> ? Value : never
}

const readNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
const writeAny = (value: string | number | null): string => (value === null ? '' : String(value))

/** A typed text without the zero bytes that the database refuses, cut at `most` letters. */
export const typedText = (most = 100): ListParameter<string> => ({
  read: (text) => text.replaceAll('\0', '').trim().slice(0, most),
  write: (text) => text,
})

/** The number of a record. */
export const recordNumber: ListParameter<number | null> = { read: readNumber, write: writeAny }

/** A day, as `2026-11-28`; a Buddhist year is read. */
export const dayOfYear: ListParameter<IsoDay | null> = { read: readPostedDay, write: writeAny }

/** One of some values; nothing where the text is none of them. */
export const oneOf = <Value extends string>(values: readonly Value[]): ListParameter<Value | null> => ({
  read: (text) => values.find((value) => value === text) ?? null,
  write: writeAny,
})

/** One of some values, `usual` where the text is none of them; that one is not written. */
export const sortedBy = <Value extends string>(values: readonly Value[], usual: Value): ListParameter<Value> => ({
  read: (text) => values.find((value) => value === text) ?? usual,
  write: (value) => (value === usual ? '' : value),
})

/** The same parameter under another name in the address. */
export const called = <Value>(name: string, parameter: ListParameter<Value>): ListParameter<Value> => ({
  ...parameter,
  name,
})

/** The page, which starts at 1. */
export const pageNumber: ListParameter<number> = {
  read: (text) => readNumber(text) ?? 1,
  write: (page) => (page > 1 ? String(page) : ''),
}

/** A list as its address knows it. */
export interface ListAddress<Query> {
  /** What is not understood narrows nothing. */
  read: (ask: (name: string) => unknown) => Query
  /** The parameters that differ from an untouched list. */
  query: (query: Partial<Query>) => URLSearchParams
  /** The address of the list. */
  path: (query: Partial<Query>) => string
}

/**
 * The reader and writer of a list's address: `listAddress('/admin/members', { search: typedText(), page: pageNumber })`.
 * What `path` writes, `read` reads back.
 */
export function listAddress<Parameters extends ListParameters>(
  base: string,
  parameters: Parameters,
): ListAddress<ListQuery<Parameters>> {
  const entries = Object.entries<ListParameter<unknown>>(parameters)
  const query = (values: Partial<ListQuery<Parameters>>): URLSearchParams => {
    const given = new Map(Object.entries(values))
    const written = entries.flatMap(([name, parameter]) => {
      const value = given.get(name)
      const text = value === undefined ? '' : parameter.write(value)
      return text === '' ? [] : [[parameter.name ?? name, text]]
    })
    return new URLSearchParams(written)
  }
  return {
    read: (ask) =>
      Object.fromEntries(
        entries.map(([name, parameter]) => {
          const asked = ask(parameter.name ?? name)
          return [name, parameter.read(typeof asked === 'string' ? asked : '')]
        }),
      ) as ListQuery<Parameters>,
    query,
    path: (values) => {
      const written = query(values)
      return written.size > 0 ? `${base}?${written}` : base
    },
  }
}

/** Where a page of a list stands: the last one where the asked one is beyond it. */
export function placeIn(total: number, asked: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(Math.max(1, asked), pages)
  return { page, pages, limit: perPage, offset: (page - 1) * perPage }
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PLACES } from '@demo/places'
import { STATIONS } from '@demo/stations'
import type { InFour, ProjectCopy } from '@demo/types'
import type { Locale } from '@/i18n/locales'

const FOLDER = join(import.meta.dirname, '../../../demo/copy')
const copies = await Promise.all(
  readdirSync(FOLDER).map((name) => import(join(FOLDER, name)) as Promise<{ copy: ProjectCopy }>),
)

/** A name without what is written in brackets after it. */
const spoken = (name: string) => name.replace(/\s*[（(].*?[）)]/g, '').trim()

const LANDMARKS = new Map<string, InFour>()
for (const { copy } of copies)
  for (const { kind, name } of copy.nearby)
    if (kind !== 'expressway' && !/[(,’]/.test(name.en)) LANDMARKS.set(name.en, name)

const EVERY_NAME = copies.flatMap(({ copy }) => copy.nearby.map(({ name }) => name))

/** A name that another landmark has as well, or as a part of its own, may mean either. */
const isAlone = (en: string) =>
  EVERY_NAME.every((other) => other.en === en || (!other.en.includes(en) && other.th !== LANDMARKS.get(en)?.th))

/** The landmarks of the catalogue, by their English names. */
export const landmarkNames = (): string[] => [...LANDMARKS.keys()].filter(isAlone).toSorted()

const PLACE_NAMES = new Map(PLACES.map(({ slug, name }) => [slug, name]))
const STATION_NAMES = new Map(STATIONS.map(({ slug, name }) => [slug, name]))

/** What the catalogue calls a place, a station or a landmark in a language. */
export function catalogueName(fact: string, value: string, lang: Locale): string {
  const names = { place: PLACE_NAMES, station: STATION_NAMES }[fact] ?? LANDMARKS
  return spoken(names.get(value)?.[lang] ?? value)
}

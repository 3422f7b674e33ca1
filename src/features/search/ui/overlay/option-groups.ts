import type { IconName } from '@/design/show/icon'
import type { Locale } from '@/i18n/locales'
import { LIST_ID } from './panel-ids'
import { type SuggestTexts, SYSTEM_MARK } from './suggest-texts'
import type { Suggested } from './use-suggestions'

/** One option of the list. */
export interface SuggestedOption {
  id: string
  href: string
  text: string
  note?: string
  icon: IconName
}

/** Options under a common heading. */
export interface OptionGroup {
  name: 'recent' | 'projects' | 'places' | 'new'
  label: string
  options: readonly SuggestedOption[]
}

const KIND_ICONS: Readonly<Record<string, IconName>> = { place: 'pin', station: 'train', line: 'train' }

type Home = Suggested['new'][number]
type Place = Suggested['places'][number]

const homeOption = ({ url, title, zone }: Home) => ({ href: url, text: title, note: zone, icon: 'home' as const })

/** Names the kind of place: an area and the station at its centre often share a name. */
function kindText(texts: SuggestTexts, { kind, systems }: Place): string {
  if (kind === 'station') return texts.station.replace(SYSTEM_MARK, systems.join(' / ')).trim()
  return kind === 'line' ? texts.line : texts.area
}

const placeOption = (texts: SuggestTexts, place: Place) => ({
  href: place.url,
  text: place.name,
  note: kindText(texts, place),
  icon: KIND_ICONS[place.kind] ?? 'pin',
})

/** The groups in display order: recent searches, projects, places, new projects. Empty groups are left out. */
export function optionGroups(
  locale: Locale,
  texts: SuggestTexts,
  found: Suggested,
  recent: readonly string[],
): OptionGroup[] {
  const lists: [OptionGroup['name'], Omit<SuggestedOption, 'id'>[]][] = [
    [
      'recent',
      recent.map((text) => ({
        href: `/${locale}/search-result?keyword=${encodeURIComponent(text)}`,
        text,
        icon: 'clock',
      })),
    ],
    ['projects', found.projects.map(homeOption)],
    ['places', found.places.map((place) => placeOption(texts, place))],
    ['new', found.new.map(homeOption)],
  ]
  return lists
    .filter(([, options]) => options.length > 0)
    .map(([name, options]) => ({
      name,
      label: texts[name],
      options: options.map((option, index) => ({ ...option, id: `${LIST_ID}-${name}-${index}` })),
    }))
}

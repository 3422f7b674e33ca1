export { FilterChips } from './ui/filters/filter-chips'
export { type FilterGroup, type FilterOption, FilterRow } from './ui/filters/filter-row'
export { SortLinks, type SortOption } from './ui/filters/sort-links'
export { ViewSwitch } from './ui/filters/view-switch'
export { FindBar } from './ui/find-bar'
export { buildingText, dayText, foreignWords, lettingText, quotaText, rentText, yieldText } from './ui/foreign-words'
export { KINDS, type KindCounts, kindLinks } from './ui/kind-counts'
export {
  bandWords,
  fromBefore,
  type PriceBandLimits,
  priceFromWords,
  priceRangeText,
  startingBefore,
  unitBefore,
} from './ui/money-words'
export { type IndexedPlace, PlaceIndex } from './ui/place-index'
export { CARD_CELL, ProjectCard } from './ui/project-card'
export { SaveButton } from './ui/save-button'
export { StationRow } from './ui/station-row'

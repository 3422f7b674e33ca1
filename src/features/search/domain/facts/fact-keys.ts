/** Facts that are numbers. */
export const NUMBER_FACTS = [
  'beds',
  'baths',
  'parking',
  'area',
  'land',
  'price',
  'monthly',
  'floor',
  'storeys',
  'fee',
  'completion',
  'walk',
  'yield',
] as const
export type NumberFact = (typeof NUMBER_FACTS)[number]

/** Facts with values to choose from. A yes-or-no fact is a value of `offer`, `stage` or `tag`. */
export const CHOICE_FACTS = [
  'kind',
  'facing',
  'facility',
  'nearby',
  'near',
  'offer',
  'stage',
  'group',
  'brand',
  'badge',
  'place',
  'station',
  'line',
  'tag',
] as const
export type ChoiceFact = (typeof CHOICE_FACTS)[number]

/** Whether a building stands. */
export const STAGES = ['built', 'unbuilt'] as const
export type Stage = (typeof STAGES)[number]

/** The controls beside the results, in their order. */
export const CONTROLS = [
  'group',
  'price',
  'place',
  'beds',
  'line',
  'station',
  'badge',
  'facility',
  'offer',
  'kind',
  'brand',
  'tags',
  'more',
] as const
export type Control = (typeof CONTROLS)[number]

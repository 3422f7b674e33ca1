import type { ProjectCard, StationWalk } from './project'

/** A project card for tests, with defaults for all but the given fields. */
export const cardUnderTest = (change: Partial<ProjectCard> = {}): ProjectCard => ({
  id: change.slug ?? '1',
  slug: 'a',
  brand: 'noble',
  group: 'Condominium',
  title: change.slug ?? 'a',
  badge: null,
  isNew: false,
  isCurrent: true,
  onlineBooking: false,
  loan100: false,
  tags: [],
  place: { slug: 'ari', name: 'Ari' },
  zone: '',
  shortDescription: '',
  priceFrom: 4_000_000,
  priceTo: 9_000_000,
  ...{ priceBefore: null, priceOffer: null },
  station: null,
  stations: [],
  offered: [],
  quotas: [],
  cover: null,
  ...change,
})

/** A station at a walk of so many minutes. */
export const walkUnderTest = (slug: string, minutes: number, system = 'BTS'): StationWalk => ({
  slug,
  name: slug,
  fullName: slug,
  line: 'bts-sukhumvit',
  system,
  colour: '#76B729',
  minutes,
  metres: minutes * 80,
  lat: 13.7,
  lng: 100.5,
})

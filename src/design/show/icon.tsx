import { ALERT, ARROW, CLOSE, DOWN, Glyph, HEART, MICROPHONE, MINUS, PLUS, SEARCH } from './glyph'

/** Line icons on a 24 × 24 grid, 1.5 px stroke, no fill. */
const PATHS = {
  arrow: ARROW,
  back: 'M20 12H4M10 6l-6 6 6 6',
  down: DOWN,
  up: 'M6 15l6-6 6 6',
  plus: PLUS,
  minus: MINUS,
  close: CLOSE,
  menu: 'M3 8h18M3 16h18',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
  check: 'M5 12.5l4.5 4.5L19 7',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9z',
  phone: 'M7 3h10v18H7zM11 18h2',
  call: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3c0 1.5-1 2.5-2.5 2.5C10.5 20.5 3.5 13.5 3.5 5.5 3.5 4 4.5 3 6 3z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.5 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  train: 'M6 4h12v12H6zM6 10h12M12 4v6M8 16l-2 4M16 16l2 4M7 19h10M9 13h.01M15 13h.01',
  walk: 'M13 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM9 21l3-6-2-3 1-5 3 3 3 1M12 15l3 2 1 4M11 7l-4 2-1 3',
  car: 'M4 17v-4l2-6h12l2 6v4zM4 13h16M6 17v2M18 17v2M7 15h.01M17 15h.01',
  bed: 'M3 19v-7h18v7M3 16h18M5 12V6h14v6M8 12v-2h8v2',
  bath: 'M3 12h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM6 12V6a2 2 0 0 1 4 0M7 19v2M17 19v2',
  area: 'M4 4h16v16H4zM4 9h3M4 14h3M10 20v-3M15 20v-3',
  plan: 'M3 4h18v16H3zM12 4v7M12 15v5M3 13h5M12 11h9',
  floors: 'M6 21V3h12v18M6 9h12M6 15h12M3 21h18',
  tower: 'M7 21V3h10v18M3 21h18M10 7h1M13 7h1M10 11h1M13 11h1M10 15h1M13 15h1',
  home: 'M3 11l9-7 9 7M5 9.5V21h14V9.5M10 21v-6h4v6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  document: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  search: SEARCH,
  filter: 'M4 7h16M7 12h10M10 17h4',
  alert: ALERT,
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  share: 'M12 15V3M8 6.5L12 3l4 3.5M7 10H5v11h14V10h-2',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  tree: 'M12 21v-7M12 14a6 6 0 1 1 0-11 6 6 0 0 1 0 11zM12 11l2.5-2.5',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  heart: HEART,
  microphone: MICROPHONE,
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2',
  gate: 'M3 21V8l9-5 9 5v13M9 21v-9h6v9M3 21h18',
} as const satisfies Record<string, string>

export type IconName = keyof typeof PATHS

/** Every icon name, in the order of the drawings. */
export const ICON_NAMES = Object.keys(PATHS) as IconName[]

/** Decorative: alone it needs a control with an accessible name around it. Sized by class, `size-5` by default. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Glyph path={PATHS[name]} className={className} />
}

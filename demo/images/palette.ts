/** The colours of one project's images; every list runs from far or dark to near or light. */
export interface Palette {
  sky: readonly string[]
  disc: string
  cloud: string
  haze: readonly [string, string, string]
  stone: string
  trim: string
  shade: string
  accent: string
  glass: readonly [string, string]
  lit: readonly [string, string, string]
  ground: string
  groundDeep: string
  paving: string
  leaf: readonly [string, string, string]
  water: readonly [string, string, string]
  ink: string
  paper: string
  /** Inside: wall, floor, timber and cloth. */
  inside: { wall: string; side: string; ceiling: string; floor: string; timber: string; cloth: string }
}

const NOBLE_INSIDE = {
  wall: '#E4D8C6',
  side: '#CDBEA8',
  ceiling: '#F0E8DB',
  floor: '#B9A88F',
  timber: '#6B4F36',
  cloth: '#8B7A64',
}
const NUE_INSIDE = {
  wall: '#F6EFE3',
  side: '#DDE3DA',
  ceiling: '#FCF8F0',
  floor: '#D9C4A6',
  timber: '#B98557',
  cloth: '#3F7E79',
}

export const NOBLE_BASE = {
  accent: '#C8A96A',
  lit: ['#E9C685', '#F6DDA6', '#FBEFCF'],
  ink: '#14110F',
  paper: '#FBF9F5',
  inside: NOBLE_INSIDE,
} as const

export const NUE_BASE = {
  accent: '#FF6A4D',
  lit: ['#FFC08A', '#FFDCA8', '#FFF1D6'],
  ink: '#0B2426',
  paper: '#FBF9F5',
  inside: NUE_INSIDE,
} as const

export const NOBLE: readonly Palette[] = [
  {
    ...NOBLE_BASE,
    sky: ['#2B221E', '#3F2F27', '#5C4433', '#845F42', '#B08458', '#D6AF7E', '#EBD2A6'],
    disc: '#F3DDB2',
    cloud: '#8C6A4C',
    haze: ['#B9946C', '#8F6F53', '#614A3A'],
    stone: '#DCCBB3',
    trim: '#F2E7D5',
    shade: '#3A2B24',
    glass: ['#2E2623', '#4B3D35'],
    ground: '#2A201B',
    groundDeep: '#1A1411',
    paving: '#4A3A30',
    leaf: ['#231E18', '#3A3326', '#5B5038'],
    water: ['#2E2520', '#6A4F3B', '#C39A6B'],
  },
  {
    ...NOBLE_BASE,
    sky: ['#1D2026', '#2B2F37', '#444650', '#69646A', '#968579', '#C2A589', '#E2C9A4'],
    disc: '#EFD9B4',
    cloud: '#565660',
    haze: ['#A6968A', '#77706F', '#4A4A50'],
    stone: '#D5C8B6',
    trim: '#EFE6D8',
    shade: '#26262C',
    glass: ['#20232A', '#3C4049'],
    ground: '#1F1F23',
    groundDeep: '#131317',
    paving: '#3B3A3D',
    leaf: ['#1B1D1E', '#2C3030', '#484A42'],
    water: ['#20242B', '#565863', '#BBA38C'],
  },
  {
    ...NOBLE_BASE,
    sky: ['#75603F', '#927A53', '#AF966B', '#C9B288', '#DDCBA7', '#EBDDC2', '#F3EAD8'],
    disc: '#FBF3E2',
    cloud: '#EADBBD',
    haze: ['#D2BE98', '#A99371', '#776450'],
    stone: '#EDE2D0',
    trim: '#FAF4E9',
    shade: '#4B3A2C',
    glass: ['#40352B', '#65564A'],
    ground: '#3B2F25',
    groundDeep: '#241C16',
    paving: '#6B5845',
    leaf: ['#2F291D', '#4A4230', '#716547'],
    water: ['#4A3B2D', '#8F7857', '#E0CBA2'],
  },
  {
    ...NOBLE_BASE,
    sky: ['#3A2A2B', '#533A37', '#774F44', '#A06C54', '#C49170', '#DDB796', '#EDD6BD'],
    disc: '#F6E3CB',
    cloud: '#A97D66',
    haze: ['#C29A80', '#956F5E', '#5F4641'],
    stone: '#E3D3C2',
    trim: '#F5EBDF',
    shade: '#3A2826',
    glass: ['#302423', '#523F3A'],
    ground: '#2C1F1D',
    groundDeep: '#1B1312',
    paving: '#503C36',
    leaf: ['#28201B', '#41352A', '#665640'],
    water: ['#33241F', '#7E5B4C', '#D3A88A'],
  },
]

export const NUE: readonly Palette[] = [
  {
    ...NUE_BASE,
    sky: ['#0E4A4A', '#1D5B59', '#3B736E', '#6F938A', '#B3AD98', '#EBBB9C', '#FF9D7E'],
    disc: '#FFD0B2',
    cloud: '#4F827C',
    haze: ['#BD9A87', '#6D8B84', '#2B605E'],
    stone: '#EFE9DE',
    trim: '#FFFBF4',
    shade: '#123E40',
    glass: ['#12393B', '#2C5A5A'],
    ground: '#0D3335',
    groundDeep: '#082426',
    paving: '#2D5553',
    leaf: ['#0B3030', '#1B4A43', '#3F7060'],
    water: ['#0E3C3E', '#4B7F7A', '#E9B294'],
  },
  {
    ...NUE_BASE,
    sky: ['#FF6A4D', '#FF7E61', '#FF957A', '#FFAD93', '#FFC6AF', '#FFDDCB', '#FFF0E4'],
    disc: '#FFF6EC',
    cloud: '#FFB49A',
    haze: ['#F7BBA2', '#C98F7E', '#58706B'],
    stone: '#FBF4E9',
    trim: '#FFFFFF',
    shade: '#1B4A4B',
    glass: ['#0F4142', '#2B6463'],
    ground: '#0E4A4A',
    groundDeep: '#083335',
    paving: '#3A7370',
    leaf: ['#0C3C3A', '#1C5750', '#4B8570'],
    water: ['#0E4A4A', '#3F8580', '#FFC5AE'],
  },
  {
    ...NUE_BASE,
    sky: ['#9CC3BA', '#B3D0C6', '#C9DDD2', '#DCE7DB', '#EDEFE2', '#F7F1E3', '#FBEFE0'],
    disc: '#FF6A4D',
    cloud: '#F7F3E8',
    haze: ['#C6DACE', '#95B9AE', '#4F837D'],
    stone: '#FFF9EF',
    trim: '#FFFFFF',
    shade: '#25615F',
    glass: ['#165150', '#3B7A76'],
    ground: '#155352',
    groundDeep: '#0B3A3B',
    paving: '#5E938C',
    leaf: ['#0F4643', '#25665C', '#5C967C'],
    water: ['#155A59', '#5CA39B', '#D7EBDF'],
  },
  {
    ...NUE_BASE,
    sky: ['#072A2E', '#0A3438', '#0E4347', '#1B585A', '#3C7573', '#7B9A90', '#D3B79F'],
    disc: '#FFE4CC',
    cloud: '#1F5254',
    haze: ['#5D817B', '#2C5B5B', '#123F42'],
    stone: '#DDE0D6',
    trim: '#F7F4EA',
    shade: '#0B2E31',
    glass: ['#0B2C30', '#1F4B4E'],
    ground: '#092B2E',
    groundDeep: '#051C1F',
    paving: '#204849',
    leaf: ['#072426', '#123A38', '#2E5A50'],
    water: ['#08292D', '#2F5E5F', '#B59E8B'],
  },
]

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two colours by `amount`. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [channels(from), channels(to)]
  const part = (i: 0 | 1 | 2): string => {
    const value = Math.round(a[i] + (b[i] - a[i]) * Math.min(1, Math.max(0, amount)))
    return value.toString(16).padStart(2, '0')
  }
  return `#${part(0)}${part(1)}${part(2)}`
}

/** Seeds all palettes; with this value projects next to each other in the catalogue differ. */
export const EDITION = 'e59273'

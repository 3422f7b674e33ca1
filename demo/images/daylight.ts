import type { ProjectFacts } from '../types'
import { EDITION, NOBLE, NOBLE_BASE, NUE, NUE_BASE, type Palette } from './palette'
import { createRng } from './random'

/** By day a pane mirrors the sky, where by night it is lit. */
const NOBLE_PANES = ['#8FA9B3', '#BED0D4', '#E9EFEC'] as const
const NUE_PANES = ['#86C2C4', '#B9DEDA', '#EFF8F2'] as const

/** Mornings and afternoons of noble: warm stone under a pale sky. */
export const NOBLE_DAYS: readonly Palette[] = [
  {
    ...NOBLE_BASE,
    lit: NOBLE_PANES,
    ink: '#37393B',
    sky: ['#7FA6BC', '#94B5C4', '#AAC4CC', '#C0D2D3', '#D5DFD9', '#E6E7DB', '#F3ECDB'],
    disc: '#FFFDF4',
    cloud: '#FFFFFF',
    haze: ['#CBD4CF', '#AEBCB6', '#869791'],
    stone: '#F0E7D9',
    trim: '#FCF8F0',
    shade: '#5D5A55',
    glass: ['#4A626D', '#7C97A1'],
    ground: '#A79F8C',
    groundDeep: '#6E6A58',
    paving: '#CFC4B0',
    leaf: ['#34492F', '#557245', '#8FA962'],
    water: ['#4A7480', '#7FA7AE', '#DCE9E5'],
  },
  {
    ...NOBLE_BASE,
    lit: NOBLE_PANES,
    ink: '#37393B',
    sky: ['#9DB4B6', '#B3C2BD', '#C8CFC2', '#DBDAC5', '#EADFC4', '#F4E4C4', '#FBE9C9'],
    disc: '#FFF8E2',
    cloud: '#FFF6E3',
    haze: ['#DBCFAF', '#B9B092', '#8C8A72'],
    stone: '#F4E8D3',
    trim: '#FFF8EA',
    shade: '#6A5947',
    glass: ['#57615F', '#8A9690'],
    ground: '#AC9A7B',
    groundDeep: '#75674F',
    paving: '#D6C4A3',
    leaf: ['#44482A', '#6B713F', '#A5A55F'],
    water: ['#5A7570', '#8FA69B', '#EDE3C8'],
  },
]

/** Mornings and afternoons of nue: white walls, a clear green sky. */
export const NUE_DAYS: readonly Palette[] = [
  {
    ...NUE_BASE,
    lit: NUE_PANES,
    ink: '#2C4347',
    sky: ['#57AEB9', '#74BDC3', '#93CCCD', '#B3DAD5', '#D0E7DE', '#E8F1E5', '#F9F3E3'],
    disc: '#FFFFFF',
    cloud: '#FFFFFF',
    haze: ['#C3DED6', '#98C1B9', '#689C95'],
    stone: '#FFFAF1',
    trim: '#FFFFFF',
    shade: '#41787A',
    glass: ['#2F6E72', '#6DA8A8'],
    ground: '#9DB8A6',
    groundDeep: '#58867B',
    paving: '#D5E0D2',
    leaf: ['#22563F', '#44855A', '#8FBC74'],
    water: ['#2F8C90', '#78BDB9', '#E6F4EC'],
  },
  {
    ...NUE_BASE,
    lit: NUE_PANES,
    ink: '#2C4347',
    sky: ['#8DC3C6', '#A6CFCC', '#C0DBD1', '#D8E5D5', '#EBECD8', '#F8EBD6', '#FFE3CD'],
    disc: '#FFF6EA',
    cloud: '#FFFDF6',
    haze: ['#E3D6C2', '#B4C2AF', '#7FA096'],
    stone: '#FFF6E9',
    trim: '#FFFFFF',
    shade: '#5A6E6A',
    glass: ['#3C6D6D', '#79A5A0'],
    ground: '#B3B599',
    groundDeep: '#71806A',
    paving: '#E2DAC3',
    leaf: ['#35553A', '#5F8553', '#A5B96D'],
    water: ['#3D8C88', '#86BBB0', '#FBEBD9'],
  },
]

/**
 * Houses and land are seen by day, and so is what is low: from above and at night they are small roofs on much dark
 * ground. Of the towers every third has its day.
 */
export function isByDay(facts: ProjectFacts): boolean {
  if (facts.group !== 'Condominium' || facts.storeys <= 8) return true
  return createRng(facts.slug, 'hour').chance(0.36)
}

/** The palette of a project: its brand's family, one of the hours of a day or of an evening. */
export function paletteFor(facts: ProjectFacts): Palette {
  const rng = createRng(facts.slug, 'palette', EDITION)
  if (isByDay(facts)) return rng.pick(facts.brand === 'noble' ? NOBLE_DAYS : NUE_DAYS)
  return rng.pick(facts.brand === 'noble' ? NOBLE : NUE)
}

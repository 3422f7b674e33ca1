import type { ProjectFacts } from '../types'
import { letterPath } from './letters'
import type { Plan } from './plan'
import { num } from './svg'

const INK = '#14110F'

/** The two lines of a name: the brand, and what comes after it. */
function splitTitle({ title }: ProjectFacts): [string, string] {
  const space = title.indexOf(' ')
  return [title.slice(0, space), title.slice(space + 1)]
}

/** The project's name as a drawing. */
export function wordmarkOf({ facts, palette }: Plan): string {
  const [first, rest] = splitTitle(facts)
  const noble = facts.brand === 'noble'
  const top = letterPath(facts.brand, first, noble ? 118 : 128, 0, 110, noble ? 0.02 : -0.02)
  const low = letterPath(facts.brand, rest, noble ? 46 : 52, 0, 190, noble ? 0.12 : 0.01)
  const width = Math.ceil(Math.max(top.width, low.width)) + 8
  const heavy = noble ? '' : ` stroke="${INK}" stroke-width="7" stroke-linejoin="round"`
  const mark = noble
    ? `<path d="M0 140h${num(width)}v2H0Z" fill="${palette.accent}"/>`
    : `<path d="M${num(top.width + 16)} 92h20v20h-20Z" fill="${palette.accent}"/>`
  const size = `width="${width + (noble ? 0 : 48)}" height="212" viewBox="-4 0 ${width + (noble ? 8 : 56)} 212"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="${top.data}" fill="${INK}"${heavy}/>${mark}<path d="${low.data}" fill="${INK}"/></svg>`
}

import type { ProjectFacts } from '../types'
import { CROWNS, type Crown } from './crown'
import { isByDay, paletteFor } from './daylight'
import { type FacadeStyle, facadeStyle, GRAMMARS } from './facade-style'
import { MASSINGS, type Massing } from './massing'
import { EDITION, type Palette } from './palette'
import { createRng, type Rng } from './random'
import { hasSkytrain } from './transit'

type View = 'elevation' | 'corner' | 'worm' | 'street' | 'site'

/** Everything decided once for a project, before drawing begins. */
export interface Plan {
  facts: ProjectFacts
  palette: Palette
  style: FacadeStyle
  massing: Massing
  crown: Crown
  /** How the wide and the tall exterior is seen, and how the square one. */
  view: { first: View; second: View }
}

/**
 * A deep look up suits one tower with nothing before it. Houses are met on their street, as who lives there comes home:
 * from above they are small roofs, which suits the second picture. A low condominium is met at its corner.
 */
function viewFor(facts: ProjectFacts, rng: Rng): Plan['view'] {
  if (facts.group !== 'Condominium') return { first: 'street', second: 'site' }
  const high = facts.storeys > 8
  if (high) {
    const alone = !hasSkytrain(facts) && facts.buildings === 1
    const first = rng.pick<View>(alone ? ['elevation', 'corner', 'worm'] : ['elevation', 'corner'])
    return { first, second: first === 'elevation' ? 'corner' : 'elevation' }
  }
  return { first: 'corner', second: 'site' }
}

/** Chooses the grammar of massing, façade and crown from the project's own name. */
export function planFor(facts: ProjectFacts): Plan {
  const palette = paletteFor(facts)
  const rng = createRng(facts.slug, 'plan', EDITION)
  const style = facadeStyle(facts, palette, rng.pick(GRAMMARS))
  return {
    facts,
    palette,
    style: isByDay(facts) ? { ...style, litShare: 0.12 } : style,
    massing: rng.pick(MASSINGS),
    crown: rng.pick(CROWNS),
    view: viewFor(facts, rng),
  }
}

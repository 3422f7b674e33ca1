import type { ProjectFacts } from '../types'
import { CROWNS, type Crown } from './crown'
import { type FacadeStyle, facadeStyle, GRAMMARS } from './facade-style'
import { MASSINGS, type Massing } from './massing'
import { EDITION, type Palette, paletteFor } from './palette'
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
 * from above they are small roofs on much dark ground, which suits the second picture.
 */
function viewFor(facts: ProjectFacts, rng: Rng): Plan['view'] {
  if (facts.group !== 'Condominium') return { first: 'street', second: 'site' }
  const high = facts.storeys > 8
  if (high) {
    const alone = !hasSkytrain(facts) && facts.buildings === 1
    const first = rng.pick<View>(alone ? ['elevation', 'corner', 'worm'] : ['elevation', 'corner'])
    return { first, second: first === 'elevation' ? 'corner' : 'elevation' }
  }
  const first = rng.pick<View>(['site', 'site', 'corner'])
  return { first, second: first === 'site' ? 'corner' : 'site' }
}

/** Chooses the grammar of massing, façade and crown from the project's own name. */
export function planFor(facts: ProjectFacts): Plan {
  const palette = paletteFor(facts)
  const rng = createRng(facts.slug, 'plan', EDITION)
  const grammar = rng.pick(GRAMMARS)
  return {
    facts,
    palette,
    style: facadeStyle(facts, palette, grammar),
    massing: rng.pick(MASSINGS),
    crown: rng.pick(CROWNS),
    view: viewFor(facts, rng),
  }
}

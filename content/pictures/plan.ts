import type { ProjectFacts } from '../types'
import { CROWNS, type Crown } from './crown'
import { type FacadeStyle, GRAMMARS, facadeStyle } from './facade-style'
import { MASSINGS, type Massing } from './massing'
import { type Palette, paletteFor } from './palette'
import { createRng } from './random'

/** Everything decided once for a project, before the first line. */
export interface Plan {
  facts: ProjectFacts
  palette: Palette
  style: FacadeStyle
  massing: Massing
  crown: Crown
}

/** Chooses the grammar of massing, façade and crown from the project's own name. */
export function planFor(facts: ProjectFacts): Plan {
  const palette = paletteFor(facts)
  const rng = createRng(facts.slug, 'plan')
  const grammar = rng.pick(GRAMMARS)
  return {
    facts,
    palette,
    style: facadeStyle(facts, palette, grammar),
    massing: rng.pick(MASSINGS),
    crown: rng.pick(CROWNS),
  }
}

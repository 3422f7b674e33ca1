import { PROJECT_FACTS } from '@demo/facts'
import type { Understood } from '@/features/search/domain/search-types'
import type { Row } from './labelled-query'
import { relevantTo } from './relevant'

/** A million baht. */
const M = 1_000_000

export const max = (millions: number) => ({ max: Math.round(millions * M) })
export const min = (millions: number) => ({ min: Math.round(millions * M) })
export const range = (from: number, to: number) => ({ min: Math.round(from * M), max: Math.round(to * M) })

/** A row that asks for a shared facility beside its filters: no filter is read for it, so the facts decide. */
export function sharing(facility: string, q: string, understood: Understood = {}): Row {
  const has = PROJECT_FACTS.filter(({ facilities, badge, current }) => {
    const isForSale = badge !== 'Sold_Out' && current
    return isForSale && (facilities as readonly string[]).includes(facility)
  }).map(({ slug }) => slug)
  const among = Object.keys(understood).length === 0 ? has : relevantTo({ q, lang: 'en', understood })
  return { q, understood, hits: has.filter((slug) => among.includes(slug)) }
}

export const CONDO = { group: 'condominium' } as const
export const HOUSE = { group: 'house' } as const
export const DETACHED = { group: 'single-detached-house' } as const
export const TOWNHOME = { group: 'townhome' } as const
export const LAND = { group: 'land' } as const
export const READY = { badge: 'Ready_to_Move' } as const
export const NEW = { badge: 'New_Project' } as const
export const EIA = { badge: 'EIA_Approved' } as const
export const PETS = ['pet-friendly'] as const

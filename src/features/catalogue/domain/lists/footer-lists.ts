import type { Brand } from '@/kernel/vocabulary'
import type { FooterLine } from '../project'

export interface FooterLists {
  condominiums: Record<Brand, readonly { text: string; href: string }[]>
  houses: Record<Brand, readonly { text: string; href: string }[]>
  past: readonly { text: string; href: string }[]
}

/** What the footer shows when the projects cannot be read (S2§8: silent). */
export const NO_FOOTER_LISTS: FooterLists = {
  condominiums: { noble: [], nue: [] },
  houses: { noble: [], nue: [] },
  past: [],
}

/** The footer's project lists: current ones by kind and brand without the sold out, then past ones (S2§2.9). */
export function footerLists(lines: readonly FooterLine[], href: (line: FooterLine) => string): FooterLists {
  const link = (line: FooterLine) => ({ text: line.title, href: href(line) })
  const current = lines.filter((line) => line.isCurrent && line.badge !== 'Sold_Out')
  const of = (brand: Brand, isTower: boolean) =>
    current.filter((line) => line.brand === brand && (line.group === 'Condominium') === isTower).map(link)
  return {
    condominiums: { noble: of('noble', true), nue: of('nue', true) },
    houses: { noble: of('noble', false), nue: of('nue', false) },
    past: lines.filter((line) => !line.isCurrent).map(link),
  }
}

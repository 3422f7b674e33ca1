/** An address of an earlier site of this developer, and what became of it. */
interface RedirectSeed {
  from: string
  /** null: the project was taken down and has no successor. */
  to: string | null
  note: string
}

/** Old names of projects, and two that are gone (A3.6). */
export const REDIRECTS: readonly RedirectSeed[] = [
  {
    from: 'condominium/noble-meridian',
    to: '/condominium/noble-meridian-asoke',
    note: 'Name before the launch, on brochures of the first phase',
  },
  {
    from: 'condominium/nue-r9',
    to: '/condominium/nue-district-r9',
    note: 'Short name used on billboards along Rama IX Road',
  },
  {
    from: 'house/noble-linden',
    to: '/single-detached-house/noble-linden-ramindra',
    note: 'Address on the site before the last one',
  },
  { from: 'condominium/noble-terrace-sathorn', to: null, note: 'Sold out and handed over; the page was taken down' },
  { from: 'condominium/nue-corner-phayathai', to: null, note: 'Never launched; the land was sold' },
]

/** Sections that are not published in all four languages (C5). */
export const SECTION_LANGUAGES = { blog: ['th'] } as const

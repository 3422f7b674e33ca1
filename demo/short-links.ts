/** A short link of the demonstration content: in print, in chats, on a board beside the road. */
export interface ShortLinkSeed {
  code: string
  target: string
  campaign: string
}

/** Targets without a language take the visitor's. */
export const SHORT_LINKS: readonly ShortLinkSeed[] = [
  {
    code: 'r9',
    target: '/condominium/nue-district-r9?utm_source=billboard&utm_medium=print',
    campaign: 'nue-district-r9-opening',
  },
  {
    code: 'ploenchit',
    target: '/condominium/noble-vesper-ploenchit?utm_source=magazine&utm_medium=print',
    campaign: 'noble-vesper-private-view',
  },
  {
    code: 'ready',
    target: '/project/condominium/condo-ready-to-move?utm_source=line&utm_medium=chat',
    campaign: 'ready-to-move-2026',
  },
  {
    code: 'pets',
    target: '/project/condominium/condo-pet-friendly?utm_source=petexpo&utm_medium=print',
    campaign: 'pet-expo-2026',
  },
  {
    code: 'house-expo',
    target: '/project/house/all?utm_source=expo&utm_medium=event',
    campaign: 'home-expo-2026',
  },
  {
    code: 'invest',
    target: '/investment-guide?utm_source=newsletter&utm_medium=email',
    campaign: 'investment-guide',
  },
]

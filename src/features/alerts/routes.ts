import { LINK_OF_A_MAIL, type Route } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  { name: 'saved-search-confirm', pattern: 'saved-search/confirm/{token=}', ...LINK_OF_A_MAIL },
  { name: 'saved-search-leave', pattern: 'saved-search/leave/{token=}', ...LINK_OF_A_MAIL },
] as const satisfies readonly Route[]

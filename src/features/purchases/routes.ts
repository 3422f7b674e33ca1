import { LINK_OF_A_MAIL, type Route } from '@/kernel/route'

/** The public pages of this feature (A2.7, C21). */
export const routes = [
  { name: 'my-home', pattern: 'my-home/{token=}', ...LINK_OF_A_MAIL },
  { name: 'my-home-receipt', pattern: 'my-home/{token=}/receipt', ...LINK_OF_A_MAIL, reads: ['receipt'] },
  { name: 'my-home-contract', pattern: 'my-home/{token=}/contract', ...LINK_OF_A_MAIL },
  { name: 'confirm-payments', pattern: 'confirm-payments', reads: [], tags: [], isShared: true, isIndexed: false },
  { name: 'confirm-payment', pattern: 'confirm-payments/{token=}', ...LINK_OF_A_MAIL, reads: ['payment'] },
] as const satisfies readonly Route[]

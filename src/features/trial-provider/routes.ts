import type { Route } from '@/kernel/route'

/** The page on which a trial payment is paid or declined. */
export const routes = [
  {
    name: 'payment-trial',
    pattern: 'payment/trial/{token=}',
    reads: [],
    tags: [],
    isShared: false,
    audience: 'holder',
    isIndexed: false,
  },
] as const satisfies readonly Route[]

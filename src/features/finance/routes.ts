import type { Route } from '@/kernel/route'

/** The public pages of this feature. The whole cost has as many addresses as readers have wishes: made for each. */
export const routes = [
  {
    name: 'whole-cost',
    pattern: 'whole-cost/{slug}',
    reads: [
      ...[
        'type',
        'price',
        'down',
        'loan',
        'age',
        'years',
        'rate1',
        'rate2',
        'rate3',
        'rate4',
        'income',
        'debts',
        'buyer',
      ],
      ...['rent', 'emptyMonths', 'rentGrowth', 'priceGrowth', 'savings', 'horizon'],
    ],
    tags: [],
    isShared: true,
    isCached: false,
    isIndexed: false,
  },
] as const satisfies readonly Route[]

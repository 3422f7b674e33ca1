import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  findExchangeRates: ANYONE,
  listRates: ANYONE,
} satisfies Record<string, WhoMay>

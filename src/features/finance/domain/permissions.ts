import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  findExchangeRates: ANYONE,
  findLoanTerms: ANYONE,
  listRates: ANYONE,
  renewRates: { system: true },
} satisfies Record<string, WhoMay>

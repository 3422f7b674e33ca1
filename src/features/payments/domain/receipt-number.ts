/** The number of a receipt as it is written: `NN-2026-000123`. */
export const receiptNumber = (entity: string, year: number, number: number): string =>
  `${entity}-${year}-${String(number).padStart(6, '0')}`

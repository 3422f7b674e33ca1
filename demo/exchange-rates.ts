/** Mid-market levels, rounded, for the demonstration: baht for one unit. Editors keep the real ones. */
export const EXCHANGE_RATES = {
  since: '2026-11-27',
  source: 'ตัวอย่างเพื่อการสาธิต · Demonstration: mid-market levels, rounded',
  baht: { USD: 33, HKD: 4.2, TWD: 1.05, CNY: 4.6, SGD: 25, EUR: 38, GBP: 43, JPY: 0.22, AUD: 21.5 },
} as const

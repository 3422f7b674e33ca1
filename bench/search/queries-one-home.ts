import { typedOn } from './labelled-query'

/**
 * Conditions that one and the same home has to meet: bedrooms with a price, a payment or a size. Compared with the
 * ranges of a project each by itself, all of them found homes that do not exist.
 */
export const ONE_HOME_QUERIES = [
  ...typedOn('th', [
    { q: '2 ห้องนอน ไม่เกิน 6 ล้าน', understood: { beds: 2, price: { max: 6_000_000 } } },
    { q: 'คอนโด 2 ห้องนอน ไม่เกิน 8 ล้าน', understood: { group: 'condominium', beds: 2, price: { max: 8_000_000 } } },
    { q: 'สองห้องนอน ผ่อนไม่เกิน 40000', understood: { beds: 2, monthly: 40_000 } },
    { q: 'สตูดิโอ 5 ล้านขึ้นไป', understood: { beds: 0, price: { min: 5_000_000 } } },
    { q: '1 ห้องนอน 50 ตรม ขึ้นไป', understood: { beds: 1, area: { min: 50 } } },
  ]),
  ...typedOn('en', [
    { q: '2 bedroom under 6m', understood: { beds: 2, price: { max: 6_000_000 } } },
    { q: 'studio over 5 million', understood: { beds: 0, price: { min: 5_000_000 } } },
    { q: '3 bed condo under 15m', understood: { beds: 3, group: 'condominium', price: { max: 15_000_000 } } },
    { q: '1 bedroom, over 50 sqm', understood: { beds: 1, area: { min: 50 } } },
    { q: '2 bed under 45 sqm', understood: { beds: 2, area: { max: 45 } } },
  ]),
  ...typedOn('cht', [
    { q: '兩房 600萬以下', understood: { beds: 2, price: { max: 6_000_000 } } },
    { q: '公寓 三房 1500萬以下', understood: { group: 'condominium', beds: 3, price: { max: 15_000_000 } } },
  ]),
  ...typedOn('chs', [
    { q: '两房 600万以下', understood: { beds: 2, price: { max: 6_000_000 } } },
    { q: '公寓 三房 1500万以下', understood: { group: 'condominium', beds: 3, price: { max: 15_000_000 } } },
  ]),
]

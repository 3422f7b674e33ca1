/** Nine tenths of the price over thirty years: the loan of the catalogue, per cent a year in years 1, 2, 3 and after them. */
const LENT = 0.9
const MONTHS = 360
const RATES = [2.75, 2.95, 3.25, 6.5]

/** The highest payment a month for one baht of the price, reckoned month by month. */
export function monthForOneBaht(): number {
  let [owed, left, highest] = [LENT, MONTHS, 0]
  for (const rate of RATES) {
    const interest = rate / 1200
    const payment = (owed * interest) / (1 - (1 + interest) ** -left)
    highest = Math.max(highest, payment)
    for (let month = 0; month < 12; month += 1) owed += owed * interest - payment
    left -= 12
  }
  return highest
}

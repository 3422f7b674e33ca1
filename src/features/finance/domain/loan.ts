/**
 * Loans. Amounts are whole satang (100 satang are 1 baht), rates are fractions of a year (0.065 is 6.5 %), terms whole
 * months. Interest of a month is a twelfth of the yearly rate on the balance, and the payment falls at the end of the
 * month; Thai banks count days, so that a single month of theirs differs by up to a tenth of its interest.
 */

/** A yearly rate that holds for some months; the last step of a loan holds to its end. */
export interface RateStep {
  months: number
  annualRate: number
}

export interface Loan {
  /** Satang. */
  amount: number
  months: number
  /** In their order: years 1, 2 and 3, and the rate after them. At least one. */
  steps: readonly RateStep[]
}

/** One month of a loan, in satang: `payment` is `interest` and `principal`. */
export interface LoanMonth {
  month: number
  payment: number
  interest: number
  principal: number
  /** What is still owed after the payment. */
  balance: number
}

/** The present value of one unit at the end of each month: the ordinary annuity. Without interest, the number of months. */
export function presentValue(annualRate: number, months: number): number {
  const rate = annualRate / 12
  return rate === 0 ? months : (1 - (1 + rate) ** -months) / rate
}

/** The equal monthly instalment in satang, rounded to the nearest. Zero without an amount. */
export function instalment(amount: number, annualRate: number, months: number): number {
  return amount === 0 ? 0 : Math.round(amount / presentValue(annualRate, months))
}

/** The rate in each month. Steps beyond the term are not reached; the last one is extended to the end. */
function monthlyRates({ months, steps }: Loan): number[] {
  const rates = steps.flatMap((step) => Array<number>(step.months).fill(step.annualRate))
  const last = steps.at(-1)?.annualRate
  if (last === undefined) throw new RangeError('A loan has at least one rate')
  return Array.from({ length: months }, (_, index) => rates[index] ?? last)
}

/** A month at a rate: the interest, rounded to the nearest satang, and what the rest of the payment repays. */
function repaid(balance: number, annualRate: number, payment: number) {
  const interest = Math.round((balance * annualRate) / 12)
  return { interest, principal: Math.min(balance, Math.max(0, payment - interest)) }
}

/**
 * The amortisation table. When the rate changes, the instalment is calculated anew for the balance and the months that
 * remain. Interest of a month is rounded to the nearest satang. The last payment clears the balance, and differs from the
 * others by what rounding left.
 */
export function amortisation(loan: Loan): LoanMonth[] {
  const rates = monthlyRates(loan)
  let balance = loan.amount
  let payment = 0
  return rates.map((annualRate, index) => {
    if (annualRate !== rates[index - 1]) payment = instalment(balance, annualRate, loan.months - index)
    const { interest, principal: ordinary } = repaid(balance, annualRate, payment)
    const principal = index === loan.months - 1 ? balance : ordinary
    balance -= principal
    return { month: index + 1, payment: interest + principal, interest, principal, balance }
  })
}

/** The instalments of a loan in satang: of the first month, and the highest. What rounding leaves to the last is not one. */
export interface Instalments {
  first: number
  highest: number
}

/** The instalments of the table of a loan, without the table: what a list of many prices has time for. */
export function instalments({ amount, months, steps }: Loan): Instalments {
  const found: number[] = []
  let [balance, month, payment, before] = [amount, 0, 0, Number.NaN]
  for (const [index, { months: count, annualRate }] of steps.entries()) {
    if (month >= months) break
    if (annualRate !== before) payment = instalment(balance, annualRate, months - month)
    found.push(payment)
    before = annualRate
    const end = index === steps.length - 1 ? month : month + count
    for (; month < end; month += 1) balance -= repaid(balance, annualRate, payment).principal
  }
  return { first: found[0] ?? 0, highest: Math.max(0, ...found) }
}

/** The interest of all months in satang. */
export const totalInterest = (table: readonly LoanMonth[]): number =>
  table.reduce((sum, { interest }) => sum + interest, 0)

/**
 * The monthly income in satang that payments need when they may take at most `limit` of it (0.4 is 40 %), rounded up to
 * the next hundred baht. `otherDebts` are payments of other loans a month.
 */
export function incomeNeeded(payment: number, otherDebts: number, limit: number): number {
  if (!(limit > 0)) throw new RangeError('The limit of the debt ratio is above zero')
  return Math.ceil((payment + otherDebts) / limit / 10_000) * 10_000
}

/** The share of income that all debts take; null without an income. */
export const debtRatio = (payment: number, otherDebts: number, income: number): number | null =>
  income > 0 ? (payment + otherDebts) / income : null

/** The longest term in months: the loan ends by the age limit, and is not longer than `longest`. Never negative. */
export const longestTerm = (ageInYears: number, ageLimit: number, longest: number): number =>
  Math.max(0, Math.min(longest, (ageLimit - ageInYears) * 12))

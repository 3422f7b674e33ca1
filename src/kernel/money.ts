declare const unit: unique symbol

/** An amount in baht: what prices, lists and calculations count in. */
export type Baht = number & { readonly [unit]: 'baht' }

/** An amount in satang, the hundredth of a baht: what is held, paid and refunded counts in. Whole. */
export type Satang = number & { readonly [unit]: 'satang' }

/** Says that a number is an amount in baht, where it is read or reckoned. */
export const baht = (amount: number): Baht => amount as Baht

/** The same amount in satang. A fraction of a satang is rounded to the nearest. */
export const toSatang = (amount: Baht): Satang => Math.round(amount * 100) as Satang

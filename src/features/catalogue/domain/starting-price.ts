/** What a project, a unit type or a kind of home costs, from and to. Whole baht. */
export interface StartingPrice {
  /** null: on request. */
  priceFrom: number | null
  priceTo: number | null
  /** What it would cost from without promotions; null where none cuts the starting price. */
  priceBefore: number | null
}

export interface OfferedPrice extends StartingPrice {
  /** The key of the benefit that cuts the starting price: `jade-week/1`. */
  priceOffer: string | null
}

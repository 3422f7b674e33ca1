/** What decides the price of a unit type or a project: how many units are available with a price, and the lowest one. */
export interface PriceSource {
  units: number
  low: number
}

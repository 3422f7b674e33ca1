export type { ShownPromotion } from './domain/promotion'

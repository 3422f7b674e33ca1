import { promotions } from './cms/promotions'

export const collections = [promotions]

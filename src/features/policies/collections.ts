import { policies } from './cms/policies'

export const collections = [policies]

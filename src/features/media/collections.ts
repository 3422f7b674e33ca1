import { media } from './cms/media'

export const collections = [media]

import { films } from './cms/films'
import { media } from './cms/media'

export const collections = [media, films]

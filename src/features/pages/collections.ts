import { brandPages } from './cms/brand-pages'
import { homePage } from './cms/home-page'

export const collections = [brandPages]

export const globals = [homePage]

import { redirects } from './cms/redirects'
import { sections } from './cms/sections'
import { shortLinks } from './cms/short-links'
import { unknownAddresses } from './cms/unknown-addresses'

export const collections = [shortLinks, redirects, sections, unknownAddresses]

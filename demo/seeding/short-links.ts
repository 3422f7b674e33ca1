import { SHORT_LINKS } from '../short-links'
import type { SeedDocument } from './records'

/** The short links that come with the site. */
export const shortLinkDocuments = (): SeedDocument[] =>
  SHORT_LINKS.map(({ code, target, campaign }) => ({
    key: `short-links/${code}`,
    collection: 'short-links',
    data: () => ({ code, target, campaign, isActive: true }),
  }))

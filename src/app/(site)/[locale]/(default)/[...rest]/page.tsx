import { announcedRoute } from '../../announced-route'

export const dynamic = 'force-static'

/** Announced pages with a single path segment, and the 404 page for every unmatched path. */
const { generateMetadata, Page } = announcedRoute()

export { generateMetadata, Page as default }

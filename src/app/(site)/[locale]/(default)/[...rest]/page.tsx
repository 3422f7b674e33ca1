import { announcedRoute } from '../../announced-route'

export const dynamic = 'force-static'

/** Announced pages of one word, and not found for whatever no other page answers to. */
const { generateMetadata, Page } = announcedRoute()

export { generateMetadata, Page as default }

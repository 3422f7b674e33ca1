import { announcedRoute } from '../../../announced-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = announcedRoute('event-register-noble-id')

export { generateMetadata, Page as default }

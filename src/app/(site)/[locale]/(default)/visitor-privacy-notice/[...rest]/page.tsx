import { announcedRoute } from '../../../announced-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = announcedRoute('visitor-privacy-notice')

export { generateMetadata, Page as default }

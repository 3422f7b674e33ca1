import { announcedRoute } from '../../../announced-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = announcedRoute('service')

export { generateMetadata, Page as default }

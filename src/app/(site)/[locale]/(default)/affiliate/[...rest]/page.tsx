import { announcedRoute } from '../../../announced-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = announcedRoute('affiliate')

export { generateMetadata, Page as default }

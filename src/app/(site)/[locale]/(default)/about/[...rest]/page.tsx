import { announcedRoute } from '../../../announced-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = announcedRoute('about')

export { generateMetadata, Page as default }

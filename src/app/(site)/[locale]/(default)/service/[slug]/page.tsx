import { livingRoute } from '../../../living-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = livingRoute('service')

export { generateMetadata, Page as default }

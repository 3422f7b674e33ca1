import { livingRoute } from '../../../living-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = livingRoute('lifestyle')

export { generateMetadata, Page as default }

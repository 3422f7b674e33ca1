import { livingRoute } from '../../../../living-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = livingRoute('event')

export { generateMetadata, Page as default }

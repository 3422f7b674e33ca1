import { livingRoute } from '../../../../living-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = livingRoute('benefit')

export { generateMetadata, Page as default }

import { announcedRoute } from '../../../announced-route'

/** One address a payment: never kept. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = announcedRoute('payment')

export { generateMetadata, Page as default }

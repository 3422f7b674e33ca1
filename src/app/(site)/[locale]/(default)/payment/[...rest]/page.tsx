import { announcedRoute } from '../../../announced-route'

/** One address per payment: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = announcedRoute('payment')

export { generateMetadata, Page as default }

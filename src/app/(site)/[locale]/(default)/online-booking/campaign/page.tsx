import { campaignsRoute } from '../../../booking-campaigns'

/** Live stock: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Campaigns } = campaignsRoute('booking-campaigns')

export { Campaigns as default, generateMetadata }

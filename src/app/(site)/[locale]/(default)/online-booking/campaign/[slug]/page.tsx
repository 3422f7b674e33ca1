import { campaignRoute } from '../../../../booking-campaigns'

/** Live stock: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Campaign } = campaignRoute('booking-campaign')

export { Campaign as default, generateMetadata }

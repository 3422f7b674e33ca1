import { bookingCampaigns } from './cms/booking-campaigns'

export const collections = [bookingCampaigns]

import { announcedRoute } from '../../../announced-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = announcedRoute('online-booking/payment-result')

export { generateMetadata, Page as default }

import { announcedRoute } from '../../../announced-route'

export const dynamic = 'force-static'

const { generateMetadata, Page } = announcedRoute('online-booking/payment-receipt')

export { generateMetadata, Page as default }

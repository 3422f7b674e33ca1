import { announcedRoute } from '../../../../../announced-route'

/** One address per person, containing an identity card number: never cached (C39). */
export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = announcedRoute('events/[code]/pretransfer')

export { generateMetadata, Page as default }

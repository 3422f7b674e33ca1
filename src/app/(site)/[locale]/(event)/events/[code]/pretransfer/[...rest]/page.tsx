import { announcedRoute } from '../../../../../announced-route'

/** One address a person, with the number of an identity card in it: never kept (C39). */
export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = announcedRoute('events/[code]/pretransfer')

export { generateMetadata, Page as default }

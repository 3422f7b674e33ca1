import { sentRoute } from '../../sent-route'

/** Rendered for each form: it names its reference. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = sentRoute('career-success', 'career')

export { generateMetadata, Page as default }

import { formRoute } from '../../form-route'

const { generateMetadata, Page } = formRoute('corporate-deal')

export { generateMetadata, Page as default }

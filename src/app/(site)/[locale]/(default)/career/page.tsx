import { formRoute } from '../../form-route'

const { generateMetadata, Page } = formRoute('career')

export { generateMetadata, Page as default }

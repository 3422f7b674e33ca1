import { formRoute } from '../../form-route'

const { generateMetadata, Page } = formRoute('contact')

export { generateMetadata, Page as default }

import { formRoute } from '../../form-route'

const { generateMetadata, Page } = formRoute('complaint')

export { generateMetadata, Page as default }

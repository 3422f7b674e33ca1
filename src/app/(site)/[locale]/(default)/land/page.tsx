import { formRoute } from '../../form-route'

const { generateMetadata, Page } = formRoute('land')

export { generateMetadata, Page as default }

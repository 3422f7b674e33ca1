import { formSettings } from './cms/form-settings'
import { requests } from './cms/requests'

export const collections = [requests, formSettings]

import { appointments } from './cms/appointments'
import { salesGalleries } from './cms/sales-galleries'

export const collections = [salesGalleries, appointments]

import { officeHours } from './cms/office-hours'

export const globals = [officeHours]

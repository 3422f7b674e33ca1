import { officeHours } from './cms/office-hours'

export const collections = []

export const globals = [officeHours]

import { careSettings } from './cms/care-settings'

export const collections = []

export const globals = [careSettings]

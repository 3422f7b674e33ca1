import { nobleIdPage } from './cms/noble-id-page'

export const globals = [nobleIdPage]

import { requests } from './cms/requests'

export const collections = [requests]

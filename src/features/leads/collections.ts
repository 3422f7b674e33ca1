import { leadEvents } from './cms/lead-events'
import { leads } from './cms/leads'
import { subscribers } from './cms/subscribers'

export const collections = [leads, leadEvents, subscribers]

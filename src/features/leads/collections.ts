import { leadEvents } from './cms/lead-events'
import { leadExports } from './cms/lead-exports'
import { leads } from './cms/leads'
import { subscribers } from './cms/subscribers'

export const collections = [leads, leadEvents, leadExports, subscribers]

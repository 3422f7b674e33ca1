import { deskSettings } from './cms/desk-settings'
import { leadEvents } from './cms/lead-events'
import { leadExports } from './cms/lead-exports'
import { leads } from './cms/leads'
import { quickAnswers } from './cms/quick-answers'
import { subscribers } from './cms/subscribers'

export const collections = [leads, leadEvents, leadExports, quickAnswers, subscribers]

export const globals = [deskSettings]

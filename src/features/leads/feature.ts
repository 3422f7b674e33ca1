import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'leads',
  messages: ['leads', 'mail', 'newsletter'],
  tags: [],
  permissions: ['leads', 'subscribers'],
  env,
})

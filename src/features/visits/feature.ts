import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'visits',
  messages: ['visits'],
  tags: [],
  permissions: [],
  env,
})

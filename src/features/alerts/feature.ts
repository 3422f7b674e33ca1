import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'alerts',
  messages: ['alerts'],
  tags: [],
  permissions: ['alerts'],
  env,
})

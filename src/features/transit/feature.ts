import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'transit',
  messages: ['minutes', 'tiles', 'transit'],
  tags: [],
  permissions: [],
  env,
})

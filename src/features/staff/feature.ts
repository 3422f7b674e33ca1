import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'staff',
  messages: [],
  tags: [],
  permissions: ['staff'],
  env,
})

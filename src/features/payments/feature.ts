import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'payments',
  messages: ['payments'],
  tags: [],
  permissions: [],
  env,
})

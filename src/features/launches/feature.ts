import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'launches',
  messages: ['launch'],
  tags: [],
  permissions: ['launches'],
  env,
})

import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'requests',
  messages: ['requests'],
  tags: ['forms'],
  permissions: [],
  env,
})

import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'members',
  messages: ['account', 'household', 'line', 'members', 'picture'],
  tags: [],
  permissions: ['members'],
  env,
})

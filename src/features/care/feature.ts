import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'care',
  messages: ['care'],
  tags: [],
  permissions: [],
  env,
})

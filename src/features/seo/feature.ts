import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'seo',
  messages: [],
  tags: [],
  permissions: [],
  env,
})

import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'search',
  messages: ['results', 'search', 'voice'],
  tags: ['search-words'],
  permissions: [],
  env,
})

import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'routing',
  messages: [],
  tags: ['redirects', 'sections'],
  permissions: [],
  env,
})

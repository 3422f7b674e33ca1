import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'booking',
  messages: ['booking', 'contract'],
  tags: [],
  permissions: [],
  env,
})

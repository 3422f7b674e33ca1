import { defineFeature } from '@/kernel/feature'
import { env } from './env'

export const feature = defineFeature({
  name: 'booking',
  messages: ['booking', 'contract'],
  tags: ['campaigns'],
  permissions: [],
  env,
})

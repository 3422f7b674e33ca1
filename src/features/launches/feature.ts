import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'launches',
  messages: [],
  tags: [],
  permissions: ['launches'],
  env: {},
})

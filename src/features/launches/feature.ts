import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'launches',
  messages: ['launch'],
  tags: [],
  permissions: ['launches'],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'rewards',
  messages: ['rewards'],
  tags: ['noble-id'],
  permissions: [],
  env: {},
})

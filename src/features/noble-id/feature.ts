import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'noble-id',
  messages: ['rewards'],
  tags: ['noble-id'],
  permissions: [],
  env: {},
})

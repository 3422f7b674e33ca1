import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'analytics',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

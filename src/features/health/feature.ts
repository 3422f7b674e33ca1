import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'health',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'public-api',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

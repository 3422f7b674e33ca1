import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'dashboard',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

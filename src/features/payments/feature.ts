import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'payments',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'back-office',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

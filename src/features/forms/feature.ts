import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'forms',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

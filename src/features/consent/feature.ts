import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'consent',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

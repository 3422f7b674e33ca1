import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'office',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'purchases',
  messages: ['purchase'],
  tags: [],
  permissions: [],
  env: {},
})

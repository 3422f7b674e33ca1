import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'my-home',
  messages: ['purchase'],
  tags: [],
  permissions: [],
  env: {},
})

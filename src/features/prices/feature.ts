import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'prices',
  messages: [],
  tags: [],
  permissions: ['prices'],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'promotions',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

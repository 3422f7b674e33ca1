import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'promotions',
  messages: ['promotions'],
  tags: ['promotions'],
  permissions: [],
  env: {},
})

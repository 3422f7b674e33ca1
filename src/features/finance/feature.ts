import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'finance',
  messages: ['finance'],
  tags: [],
  permissions: [],
  env: {},
})

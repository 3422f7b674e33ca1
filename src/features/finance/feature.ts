import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'finance',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

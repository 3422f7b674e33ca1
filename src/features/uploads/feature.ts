import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'uploads',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'media',
  messages: [],
  tags: [],
  permissions: ['media'],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'living',
  messages: ['living'],
  tags: ['living'],
  permissions: [],
  env: {},
})

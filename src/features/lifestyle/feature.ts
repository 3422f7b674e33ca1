import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'lifestyle',
  messages: ['living'],
  tags: ['living'],
  permissions: [],
  env: {},
})

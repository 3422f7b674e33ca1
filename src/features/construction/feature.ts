import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'construction',
  messages: ['construction'],
  tags: [],
  permissions: [],
  env: {},
})

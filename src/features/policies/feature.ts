import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'policies',
  messages: ['policy'],
  tags: ['policies'],
  permissions: [],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'shortlist',
  messages: ['shortlist'],
  tags: [],
  permissions: [],
  env: {},
})

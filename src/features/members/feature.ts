import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'members',
  messages: ['members'],
  tags: [],
  permissions: ['members'],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'members',
  messages: ['account', 'members'],
  tags: [],
  permissions: ['members'],
  env: {},
})

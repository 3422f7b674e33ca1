import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'trial-provider',
  messages: ['trial'],
  tags: [],
  permissions: [],
  env: {},
})

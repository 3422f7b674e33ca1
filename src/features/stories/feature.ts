import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'stories',
  messages: ['stories'],
  tags: ['news', 'blog'],
  permissions: [],
  env: {},
})

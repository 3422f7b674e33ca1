import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'previews',
  messages: ['preview'],
  tags: [],
  permissions: ['previews'],
  env: {},
})

import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'pages',
  messages: [],
  tags: ['home'],
  permissions: [],
  env: {},
})

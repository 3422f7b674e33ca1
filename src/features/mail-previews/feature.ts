import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'mail-previews',
  messages: [],
  tags: [],
  permissions: [],
  env: {},
})

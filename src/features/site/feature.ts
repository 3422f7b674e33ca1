import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'site',
  messages: ['announced', 'bars', 'errors', 'shell', 'styleguide'],
  tags: ['site', 'menus'],
  permissions: ['settings'],
  env: {},
})

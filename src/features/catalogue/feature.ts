import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'catalogue',
  messages: ['catalogue', 'landing'],
  tags: ['projects', 'footer', 'landings', 'choices'],
  permissions: ['catalogue', 'units'],
  env: {},
})

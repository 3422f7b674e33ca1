import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'catalogue',
  messages: ['brochure', 'catalogue', 'landing', 'microsite', 'plans'],
  tags: ['projects', 'footer', 'landings', 'choices'],
  permissions: ['catalogue', 'units'],
  env: {},
})

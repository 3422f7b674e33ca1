import { defineFeature } from '@/kernel/feature'

export const feature = defineFeature({
  name: 'project-page',
  messages: ['brochure', 'microsite', 'plans'],
  tags: [],
  permissions: [],
  env: {},
})

// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.

export const KIND_TAGS = [
  'blog',
  'campaigns',
  'forms',
  'home',
  'landings',
  'living',
  'news',
  'noble-id',
  'policies',
  'projects',
  'promotions',
] as const

import type { Route } from '@/kernel/route'

const FORM = { reads: [], tags: ['forms'], isShared: true } as const

/** Names the reference of one request: as many pages as visitors. */
const SENT = { tags: [], isShared: true, isCached: false, isIndexed: false } as const

/** The public pages of this feature. */
export const routes = [
  { name: 'contact', pattern: 'contact', ...FORM },
  { name: 'form-contact', pattern: 'form-contact', ...FORM, reads: ['active'], isIndexed: false },
  { name: 'land', pattern: 'land', aliases: ['land-offering'], ...FORM },
  { name: 'corporate-deal', pattern: 'corporate-deal', ...FORM },
  { name: 'complaint', pattern: 'complaint', aliases: ['complaints'], ...FORM },
  { name: 'career', pattern: 'career', aliases: ['careers'], ...FORM },
  { name: 'show-your-need', pattern: 'show-your-need', ...FORM },
  {
    name: 'need-sent',
    pattern: 'show-your-need/sent',
    reads: ['ref', 'group', 'price', 'beds', 'place', 'line'],
    ...SENT,
  },
  { name: 'form-sent', pattern: 'form-contact/sent', reads: ['form', 'ref'], ...SENT },
  { name: 'success-land', pattern: 'success-land', reads: ['ref'], ...SENT },
  { name: 'career-success', pattern: 'career-success', reads: ['ref'], ...SENT },
] as const satisfies readonly Route[]

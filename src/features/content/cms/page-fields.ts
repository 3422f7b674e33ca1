import type { Field, Tab } from 'payload'
import { isLocale, type Locale } from '@/i18n/locales'
import { label } from '@/platform/cms-labels'

type Names = ReturnType<typeof label>

/** Fields beside one another. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/** One line that an editor writes in four languages. */
export const line = (name: string, names: Names, description?: Names): Field => ({
  name,
  type: 'text',
  localized: true,
  label: names,
  admin: { description },
})

/** A few sentences that an editor writes in four languages. */
export const sentences = (name: string, names: Names): Field => ({
  name,
  type: 'textarea',
  localized: true,
  label: names,
})

export const picture = (name: string, names: Names, description?: Names): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: names,
  admin: { description },
})

/** Projects chosen by hand, in the order in which they stand. */
export const chosenProjects = (name: string, description: Names): Field => ({
  name,
  type: 'relationship',
  relationTo: 'projects',
  hasMany: true,
  label: label('Projects', 'โครงการ'),
  admin: { description },
})

/** What search engines and people who share a page are told. */
export const sharingTab: Tab = {
  label: label('Search and sharing', 'SEO และการแชร์'),
  fields: [
    line('metaTitle', label('Title for search engines', 'ชื่อสำหรับผลการค้นหา')),
    sentences('metaDescription', label('Description for search engines', 'คำอธิบายสำหรับผลการค้นหา')),
    picture('metaImage', label('Picture when shared (1200×630)', 'ภาพเมื่อแชร์ (1200×630)')),
  ],
}

/** Sizes at which the back office shows a page while one writes. */
const BREAKPOINTS = [
  { name: 'phone', label: '375', width: 375, height: 812 },
  { name: 'tablet', label: '970', width: 970, height: 1200 },
  { name: 'desktop', label: '1400', width: 1400, height: 900 },
]

/** Preview and live preview of a page: its draft, in the language one is writing in. */
export function previewOf<Doc>(addressOf: (locale: Locale, doc: Doc) => string) {
  const address = (code: unknown, doc: unknown) =>
    addressOf(typeof code === 'string' && isLocale(code) ? code : 'th', doc as Doc)
  return {
    livePreview: {
      breakpoints: BREAKPOINTS,
      url: ({ locale, data }: { locale: { code: string }; data: Record<string, unknown> }) =>
        address(locale.code, data),
    },
    preview: (doc: Record<string, unknown>, { locale }: { locale: string }) => address(locale, doc),
  }
}

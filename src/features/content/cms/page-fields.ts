import type { Field, Tab } from 'payload'
import { PREVIEW_BREAKPOINTS } from '@/features/previews/server'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { label } from '@/platform/cms-labels'

type Names = ReturnType<typeof label>

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

/** What has no page of its own, and stands on others: beside it a published page is shown, which changes with it. */
export function previewOf(addressOf: (locale: Locale) => string) {
  const address = (code: string) => addressOf(isLocale(code) ? code : DEFAULT_LOCALE)
  return {
    livePreview: {
      breakpoints: PREVIEW_BREAKPOINTS,
      url: ({ locale }: { locale: { code: string } }) => address(locale.code),
    },
    preview: (_doc: Record<string, unknown>, { locale }: { locale: string }) => address(locale),
  }
}

import type { Endpoint, Field, PayloadRequest } from 'payload'
import { accessTo } from '@/features/staff/server'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { framedUntil } from '../rules/preview'
import { previewLink } from './preview-link'
import { sharePreview } from './share-preview'

/** Sizes at which the back office shows a page while one writes. */
export const PREVIEW_BREAKPOINTS = [
  { name: 'phone', label: '375', width: 375, height: 812 },
  { name: 'tablet', label: '970', width: 970, height: 1200 },
  { name: 'desktop', label: '1400', width: 1400, height: 900 },
]

/** A kind of document whose draft can be looked at. */
interface Previewed<Doc> {
  /** Slug of the collection or global. */
  collection: string
  isGlobal?: boolean
  /** The address of its published page; null while it has none. */
  pathOf: (locale: Locale, doc: Partial<Doc>) => string | null
}

const localeOf = (code: unknown): Locale => (typeof code === 'string' && isLocale(code) ? code : DEFAULT_LOCALE)

/** null while a document was never saved: there is no draft to look at yet. */
function idOf({ id }: Record<string, unknown>): number | null {
  return Number.isInteger(Number(id)) && Number(id) > 0 ? Number(id) : null
}

/**
 * What a collection or global needs so that its draft has a preview: the two buttons and the live frame of the back
 * office, the call that makes a link to hand on, and the field that offers it (A2.12, A22.3).
 */
export function previewed<Doc>({ collection, isGlobal = false, pathOf }: Previewed<Doc>) {
  const linkTo = (code: unknown, doc: Record<string, unknown>): string | null => {
    const [locale, id] = [localeOf(code), isGlobal ? null : idOf(doc)]
    const path = isGlobal || id !== null ? pathOf(locale, doc as Partial<Doc>) : null
    return path && previewLink(path, { collection, id, locale }, framedUntil(new Date()))
  }
  const share: Endpoint = {
    path: isGlobal ? '/share-preview' : '/:id/share-preview',
    method: 'post',
    handler: (req) =>
      sharePreview(req, { collection, isGlobal, pathOf: (locale, doc) => pathOf(locale, doc as Partial<Doc>) }),
  }
  const shareField: Field = {
    name: 'sharePreview',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/features/previews/ui/share-preview#SharePreview' },
      condition: (_data, _sibling, { user }) =>
        accessTo('previews').create({ req: { user } as PayloadRequest }) === true,
      disableListColumn: true,
    },
  }
  return {
    admin: {
      livePreview: {
        breakpoints: PREVIEW_BREAKPOINTS,
        url: ({ locale, data }: { locale: { code: string }; data: Record<string, unknown> }) =>
          linkTo(locale.code, data),
      },
      preview: (doc: Record<string, unknown>, { locale }: { locale: string }) => linkTo(locale, doc),
    },
    endpoints: [share],
    shareField,
  }
}

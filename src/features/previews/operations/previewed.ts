import type { Endpoint, Field, PayloadRequest } from 'payload'
import { accessTo } from '@/features/staff/server'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { contextOf } from '@/platform/database/context'
import { framedUntil } from '../domain/preview'
import { previewLink } from './preview-link'
import { sharePreview } from './share-preview'

/** Window sizes of the live preview. */
const PREVIEW_BREAKPOINTS = [
  { name: 'phone', label: '375', width: 375, height: 812 },
  { name: 'tablet', label: '970', width: 970, height: 1200 },
  { name: 'desktop', label: '1400', width: 1400, height: 900 },
]

const say = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

const STATUS = { invalid: 400, not_found: 404 } as const

/** A kind of document whose draft can be previewed. */
interface Previewed<Doc> {
  /** Slug of the collection or global. */
  collection: string
  isGlobal?: boolean
  /** The address of its published page; null while it has none. */
  pathOf: (locale: Locale, doc: Partial<Doc>) => string | null
}

const localeOf = (code: unknown): Locale => (typeof code === 'string' && isLocale(code) ? code : DEFAULT_LOCALE)

/** null for a document that was never saved: there is no draft yet. */
function idOf({ id }: Record<string, unknown>): number | null {
  return Number.isInteger(Number(id)) && Number(id) > 0 ? Number(id) : null
}

/**
 * What a collection or global needs for previews: the buttons and live preview of the back office, the endpoint that
 * creates a shared link, and the field that shows it (A2.12, A22.3).
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
    handler: async (req) => {
      // Only editors may share links.
      if ((await accessTo('previews').create({ req })) !== true) return say({ error: 'forbidden' }, 403)
      const asked: unknown = await req.json?.().catch(() => null)
      const id = req.routeParams?.id
      const draft = { collection, isGlobal, id, pathOf: (locale: Locale, doc: object) => pathOf(locale, doc) }
      const made = await sharePreview(contextOf(req), draft, asked)
      return made.ok ? say(made.value) : say({ error: made.refusal }, STATUS[made.refusal])
    },
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

/** The preview of a document without a page of its own: a published page that shows it. */
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

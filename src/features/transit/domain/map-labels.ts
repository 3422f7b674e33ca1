import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '@/i18n/locales'

/**
 * The fields of a tile that contain a name, in order of preference (`name:…` of OpenStreetMap and the variants of
 * common tile schemas). Chinese readers read Latin letters better than Thai ones.
 */
const FIELDS: Readonly<Record<Locale, readonly string[]>> = {
  th: ['name:th', 'name_th', 'name'],
  en: ['name:en', 'name_en', 'name:latin', 'name'],
  cht: ['name:zh-Hant', 'name_zh-Hant', 'name:zh-TW', 'name:zh', 'name_zh', 'name:en', 'name_en', 'name:latin', 'name'],
  chs: ['name:zh-Hans', 'name_zh-Hans', 'name:zh-CN', 'name:zh', 'name_zh', 'name:en', 'name_en', 'name:latin', 'name'],
}

const NAME = /^name(?:[:_]|$)/
const TOKEN = /\{name[:_}]/

/** Whether a text field of a style uses a name: `{name:latin}`, or `['get', 'name']` at any depth. */
function isOfName(text: unknown): boolean {
  if (typeof text === 'string') return TOKEN.test(text)
  if (typeof text !== 'object' || text === null) return false
  if (Array.isArray(text) && text[0] === 'get') return typeof text[1] === 'string' && NAME.test(text[1])
  return Object.values(text).some(isOfName)
}

/**
 * The style with all names in one language, as far as the tiles have them; numbers of roads and houses are unchanged.
 */
export function labelledIn(locale: Locale, style: StyleSpecification): StyleSpecification {
  const name = ['coalesce', ...FIELDS[locale].map((field) => ['get', field])]
  const layers = style.layers.map((layer) =>
    layer.type === 'symbol' && isOfName(layer.layout?.['text-field'])
      ? ({ ...layer, layout: { ...layer.layout, 'text-field': name } } as LayerSpecification)
      : layer,
  )
  return { ...style, layers }
}

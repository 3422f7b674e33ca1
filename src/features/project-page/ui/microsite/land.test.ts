import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aPrice, aProject, aUnitType } from '@/features/catalogue/samples'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { ImageSource } from '@/kernel/media/image'
import { planTitle } from '../floor-plan/floor-plan-page'
import { AvailabilitySection } from './availability-section'
import { Gallery } from './story'
import { UnitTypes } from './unit-types'
import { micrositeWords } from './words'

const picture = (name: string): ImageSource => ({
  ...{ variants: [{ url: `/${name}.webp`, width: 1600, height: 1600 }], width: 1600, height: 1600, alt: name },
  ...{ placeholder: null, isPhotograph: false, focal: { x: 50, y: 50 } },
})

const IMAGES = { ...aProject().images, garden: picture('garden'), square: picture('square') }

const TYPE = aUnitType({
  ...{ code: 'L1', kind: 'plot', beds: 0, baths: 0, area: 0, landWah: 50, width: 12, depth: 16.7, floors: 0 },
  ...{ isAvailable: false, price: aPrice(null) },
})

/** Words of homes, which on a plot of land say what is not for sale. */
const OF_HOMES: Record<Locale, RegExp> = {
  th: /ยูนิต|ห้อง|เฟอร์นิเจอร์|ดูแดด|ล็อบบี้|โถงต้อนรับ/,
  en: /\bunits?\b|furniture|lobby|interior|\bsun\b/i,
  cht: /單位|戶型|家具|日照|大堂|室內/,
  chs: /房源|户型|这套房|房号|家具|日照|大堂|室内/,
}

describe.each(LOCALES)('land in %s', (locale) => {
  const project = aProject({ slug: 'nue-plot', group: 'Land', price: aPrice(null), unitTypes: [TYPE], images: IMAGES })

  test('is offered as plots, without homes, their rooms or their furniture', () => {
    const section = createElement(AvailabilitySection, { locale, project, bookingPath: null, offers: {} as never })
    const types = createElement(UnitTypes, { locale, project, offers: {} as never })
    const gallery = createElement(Gallery, { locale, project, t: micrositeWords(locale) })
    const html = [section, types, gallery].map((part) => renderToStaticMarkup(part)).join('\n')
    const words = html.replaceAll(/<svg[\s\S]*?<\/svg>|(id|class|style|href|aria-labelledby)="[^"]*"/g, '')
    expect(words).not.toMatch(OF_HOMES[locale])
    expect(words).not.toMatch(/\/(lobby|room)\.webp/)
    expect(words).toContain('/square.webp')
    expect(planTitle(locale, { project, type: TYPE, unit: null })).not.toMatch(OF_HOMES[locale])
  })
})

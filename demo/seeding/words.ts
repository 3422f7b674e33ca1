import type { Locale } from '@/i18n/locales'
import type { UnitTypeFacts } from '../types'

const SHOWS: Record<string, Record<Locale, (title: string) => string>> = {
  hero: {
    th: (title) => `ภาพวาดด้านหน้าของ ${title} ยามโพล้เพล้`,
    en: (title) => `Drawing of ${title} from the street at dusk`,
    cht: (title) => `${title} 黃昏時分的外觀示意圖`,
    chs: (title) => `${title} 黄昏时分的外观效果图`,
  },
  facade: {
    th: (title) => `ภาพวาดรายละเอียดผนังอาคารของ ${title}`,
    en: (title) => `Drawing of a piece of the facade of ${title}`,
    cht: (title) => `${title} 外牆細部示意圖`,
    chs: (title) => `${title} 外墙细部效果图`,
  },
  garden: {
    th: (title) => `ภาพวาดสวนและพื้นที่กลางแจ้งของ ${title}`,
    en: (title) => `Drawing of the garden and open space at ${title}`,
    cht: (title) => `${title} 花園與戶外空間示意圖`,
    chs: (title) => `${title} 花园与户外空间效果图`,
  },
  lobby: {
    th: (title) => `ภาพวาดล็อบบี้ของ ${title}`,
    en: (title) => `Drawing of the lobby of ${title}`,
    cht: (title) => `${title} 大堂示意圖`,
    chs: (title) => `${title} 大堂效果图`,
  },
  room: {
    th: (title) => `ภาพวาดห้องตัวอย่างของ ${title}`,
    en: (title) => `Drawing of a room at ${title}`,
    cht: (title) => `${title} 室內示意圖`,
    chs: (title) => `${title} 室内效果图`,
  },
}

/** What a drawing shows, in words, for those who cannot see it. */
export function altText(locale: Locale, key: string, title: string): string {
  const shows = SHOWS[['heroTall', 'square', 'social'].includes(key) ? 'hero' : key]
  return shows?.[locale](title) ?? title
}

const KINDS: Record<UnitTypeFacts['kind'], Record<Locale, string>> = {
  studio: { th: 'สตูดิโอ', en: 'Studio', cht: '開放式單位', chs: '开间' },
  bed1: { th: '1 ห้องนอน', en: 'One bedroom', cht: '一房', chs: '一居室' },
  bed1plus: { th: '1 ห้องนอนพลัส', en: 'One bedroom plus', cht: '一房連書房', chs: '一居室加书房' },
  bed2: { th: '2 ห้องนอน', en: 'Two bedrooms', cht: '兩房', chs: '两居室' },
  bed3: { th: '3 ห้องนอน', en: 'Three bedrooms', cht: '三房', chs: '三居室' },
  duplex: { th: 'ดูเพล็กซ์', en: 'Duplex', cht: '複式單位', chs: '复式' },
  penthouse: { th: 'เพนต์เฮาส์', en: 'Penthouse', cht: '頂層大宅', chs: '顶层大宅' },
  house: { th: 'บ้าน', en: 'House', cht: '獨立別墅', chs: '独栋别墅' },
  townhome: { th: 'ทาวน์โฮม', en: 'Townhome', cht: '聯排別墅', chs: '联排别墅' },
  shophouse: { th: 'อาคารพาณิชย์', en: 'Shophouse', cht: '店屋', chs: '店屋' },
  plot: { th: 'แปลงที่ดิน', en: 'Plot of land', cht: '地塊', chs: '地块' },
}

/** The name of a unit type as sales people say it: kind and code. */
export function unitTypeName(locale: Locale, type: UnitTypeFacts): string {
  return `${KINDS[type.kind][locale]} ${type.code}`
}

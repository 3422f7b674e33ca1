import type { Locale } from '@/i18n/locales'
import { DEMO_SELLER } from '../campaigns'
import type { ProjectFacts } from '../types'

/** While it is built, the land of a tower is mortgaged to the bank that lends for the building; a made-up one. */
const MORTGAGED: Record<Locale, (area: string) => string> = {
  th: (area) => `ที่ดิน ${area} ไร่ จำนองกับธนาคารผู้ให้สินเชื่อโครงการ และจะปลอดจำนองเป็นรายห้องเมื่อโอนกรรมสิทธิ์`,
  en: (area) =>
    `${area} rai of land are mortgaged to the bank that finances the project; each unit is released from the mortgage at its transfer`,
  cht: (area) => `${area} 萊（rai）土地已抵押予項目融資銀行；每個單位於業權過戶時解除抵押`,
  chs: (area) => `${area} 莱（rai）土地已抵押给项目融资银行；每套房在产权过户时解除抵押`,
}

/** Whose the project is and what its land is charged with. */
export function particularsOf({ group, badge, current, landRai }: ProjectFacts, locale: Locale) {
  const isBuilding = group === 'Condominium' && current && badge !== 'Ready_to_Move' && badge !== 'Sold_Out'
  return {
    owner: DEMO_SELLER.seller[locale],
    registration: DEMO_SELLER.registration,
    land: isBuilding ? ('mortgaged' as const) : ('free' as const),
    landNote: isBuilding ? MORTGAGED[locale](String(landRai)) : '',
  }
}

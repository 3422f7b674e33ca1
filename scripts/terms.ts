import type { Locale } from '@/i18n/locales'

/** A wording that is not used, and what is written instead. */
export interface TermRule {
  language: Locale
  /** What to write. */
  use: string
  banned: RegExp
  /** `labels`: interface, mails and back office. `everywhere`: the demonstration copy too. */
  where: 'labels' | 'everywhere'
  /** Texts with this wording are left alone. */
  allowed?: RegExp
}

const labels = (language: Locale, use: string, banned: RegExp, allowed?: RegExp): TermRule =>
  allowed ? { language, use, banned, allowed, where: 'labels' } : { language, use, banned, where: 'labels' }

const everywhere = (language: Locale, use: string, banned: RegExp, allowed?: RegExp): TermRule => ({
  ...labels(language, use, banned, allowed),
  where: 'everywhere',
})

/** One thing has one name in each language. Stories may vary; labels may not. */
export const TERMS: readonly TermRule[] = [
  everywhere('en', 'email', /\be-mail/i),
  everywhere('en', 'common area fee', /\bcommon fee/i),
  everywhere('en', 'the total area of all units in the building', /\b(?:saleable|unit) area\b/i, /per unit area/i),
  everywhere('en', '49% (closed)', /\d %/),
  labels('en', 'units', /% of (?:the )?homes|number of homes|\bthis home\b|available homes/i),
  labels('en', 'key facts', /^in figures/i),
  labels('en', 'location', /^where it is|^(?:any )?area$/i, /^area$/i),
  labels('en', 'gallery', /a look around/i),
  labels('en', 'similar projects', /homes like it/i),
  labels('en', 'save, saved', /^keep(?:$| \{)|nothing kept/i),
  labels('en', 'enquiry', /^wish$/i),
  labels('en', 'Please check n fields', /need(?:s)? mending/i),
  labels('en', 'Optional.', /\bif you like\b/i),
  labels('en', 'click, select', /\bpress (?:send|save|subscribe|once|again|the|a|any)\b|\bone press\b/i),
  labels('en', 'enter', /\bwrite your\b/i),
  labels('en', 'our project team, a sales adviser', /\b(?:somebody|whoever)\b/i, /to somebody else|asked for a new/i),
  labels('en', 'artist’s impression', /drawn from the project/i),
  labels('en', 'privacy policy', /how we look after your details/i),
  labels('en', 'unsubscribe', /stop (?:the news|these emails)|way out/i),
  labels('en', 'status, recommended', /^stage$|^our order$/i),
  labels('en', 'not yet released', /^not for sale$/i),
  everywhere('en', 'developer, projects', /one house\b|at our houses/i),
  everywhere('th', 'รถไฟฟ้า', /(?:สาย|ขึ้น|นั่ง|ลง)รถไฟ(?!ฟ้า)/),
  everywhere('th', 'ๆ with a space on each side', /[ก-๙]ๆ|ๆ[ก-๙]/),
  everywhere('th', '49% (closed)', /\d %/),
  everywhere('th', 'เนื้อที่ห้องชุดทั้งหมดในอาคาร', /พื้นที่ขาย/),
  everywhere('th', 'อีเมล', /อีเมล์|อีเมลล์/),
  labels('th', 'บันทึก', /^เก็บไว้|ที่เก็บไว้/),
  labels('th', 'ภาพโครงการ', /เดินดูรอบ/),
  labels('th', 'ทำเลที่ตั้ง', /อยู่ตรงไหน/),
  labels('th', 'ยังไม่เปิดขาย', /งดขาย/),
  labels('th', 'ไม่บังคับ', /แล้วแต่คุณ/),
  labels('th', 'กรุณาตรวจสอบ n รายการ', /จุดที่ต้องแก้/),
  labels('th', 'ฝากชื่อและเบอร์ติดต่อ', /ทิ้งชื่อ/),
  labels('th', 'อาคารพาณิชย์', /ช็อปเฮาส์/),
  labels('th', 'สกายเลานจ์, ล็อกเกอร์รับพัสดุ, สวนสำหรับสัตว์เลี้ยง', /สวนลอยฟ้า|ห้องรับพัสดุ|ลานสัตว์เลี้ยง/),
  labels('th', 'ภาพจำลองเพื่อการโฆษณา', /ภาพวาดจากแบบ/),
  labels('th', 'นโยบายความเป็นส่วนตัว', /เราดูแลข้อมูลของคุณอย่างไร/),
  labels('th', 'โครงการเด่น', /ที่เป็นลายเซ็น/),
  everywhere('cht', '過往項目', /往期/),
  everywhere('cht', '預訂', /訂購|認購/),
  everywhere('cht', 'BTS 空鐵／捷運', /輕軌/, /^輕軌$/),
  everywhere('cht', '現樓（即可入住）', /即買即住/),
  labels('cht', '單位表', /名單/, /訂閱消息/),
  everywhere('cht', '聯排別墅', /聯排屋|聯排住宅/),
  everywhere('cht', '高速公路', /快速道路|快速公路/),
  everywhere('cht', '私隱政策', /隱私權|私隱聲明/),
  everywhere('cht', '什麼', /甚麼/),
  everywhere('cht', '著', /着/),
  everywhere('cht', '電郵', /電子郵件|電子郵箱/),
  everywhere('cht', '投訴', /申訴/),
  everywhere('cht', '電郵', /信箱|郵箱/),
  everywhere('cht', '短訊', /簡訊|短信/),
  everywhere('cht', '視像通話', /視訊|視頻通話/),
  everywhere('cht', '交樓', /交屋|交房/),
  everywhere('cht', '二維碼', /QR ?碼|行動條碼/),
  everywhere('cht', '曼谷及周邊', /大曼谷/),
  labels('cht', '示意圖', /項目圖則/),
  labels('cht', '銷售顧問', /項目同事/),
  labels('cht', '您', /你/),
  everywhere('cht', '：', /[\u4e00-\u9fff]:/),
  everywhere('cht', '49%', /\d %/),
  everywhere('chs', '已交付项目', /往期/),
  everywhere('chs', '预订', /订购|认购/),
  labels('chs', '单元、房源', /名单/, /订阅消息/),
  everywhere('chs', '联排别墅', /联排屋|联排住宅/),
  everywhere('chs', '店屋（商住两用）', /商铺住宅/),
  everywhere('chs', '高速公路', /快速道路|快速公路/),
  everywhere('chs', '隐私政策', /隐私权政策|隐私声明/),
  everywhere('chs', '邮箱、邮件', /电子邮件|电子邮箱/),
  everywhere('chs', '投诉', /申诉/),
  everywhere('chs', '曼谷及周边', /大曼谷/),
  labels('chs', '车站', /最近地铁站/),
  labels('chs', '置业顾问', /项目同事/),
  labels('chs', '您', /你/),
  everywhere('chs', '：', /[\u4e00-\u9fff]:/),
  everywhere('chs', '49%', /\d %/),
]

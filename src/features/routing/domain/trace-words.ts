import type { LocalizedText } from './redirect-words'
import type { StepRule } from './trace'

const localized = (en: string, th: string): LocalizedText => ({ en, th })

/** The rules of a trace, in words. */
export const STEP_WORDS = {
  slashes: localized('slashes at the end and doubled ones are left out', 'ตัดเครื่องหมายทับท้ายหรือที่ซ้อนกันออก'),
  encoding: localized('letters are written in the one usual encoding', 'เขียนอักขระด้วยการเข้ารหัสแบบเดียว'),
  'chat-ending': localized(
    'punctuation and invisible marks that a chat left at the end are cut',
    'ตัดเครื่องหมายวรรคตอนและอักขระที่มองไม่เห็นซึ่งติดท้ายมาจากแชตออก',
  ),
  language: localized(
    'one language stands in front, Thai when none is asked for',
    'มีภาษาเดียวอยู่หน้าสุด หากไม่ระบุจะเป็นภาษาไทย',
  ),
  editor: localized('a redirect of editors', 'การเปลี่ยนเส้นทางที่ทีมงานตั้งไว้'),
  removed: localized('marked by editors as removed: leads to the 404 page', 'ทีมงานทำเครื่องหมายว่านำออกแล้ว จึงพาไปหน้า 404'),
  fixed: localized('a fixed rule for addresses of earlier sites', 'กฎตายตัวสำหรับที่อยู่ของเว็บไซต์รุ่นก่อน'),
  case: localized('addresses are in lower case', 'ที่อยู่ใช้อักษรตัวพิมพ์เล็ก'),
  snake: localized('hyphens instead of underscores', 'ใช้ขีดกลางแทนขีดล่าง'),
  alias: localized('another address of the same page', 'เป็นอีกที่อยู่หนึ่งของหน้าเดียวกัน'),
  'closed-language': localized('this language is out of service: English answers', 'ภาษานี้ปิดให้บริการอยู่ จึงใช้ภาษาอังกฤษแทน'),
  section: localized('this section is not published in that language', 'หมวดนี้ไม่ได้เผยแพร่ในภาษานั้น'),
  'back-office': localized('the back office', 'ระบบหลังบ้าน'),
} as const satisfies Record<StepRule, LocalizedText>

/** What an address answers in the end. */
export type TraceEnd = 'redirect' | 'outside' | 'page' | 'app' | 'static' | 'unknown' | 'malformed'

export const END_WORDS = {
  redirect: localized('301: one redirect, to', '301: เปลี่ยนเส้นทางครั้งเดียวไปยัง'),
  outside: localized('301: one redirect off the site, to', '301: เปลี่ยนเส้นทางออกนอกเว็บไซต์ไปยัง'),
  page: localized('200, as long as what it shows is published', '200 ตราบใดที่เนื้อหาของหน้านั้นเผยแพร่อยู่'),
  app: localized('answered by the program itself', 'ระบบตอบเอง'),
  static: localized('a file: 200 if there is one, else 404', 'เป็นไฟล์: 200 หากมีไฟล์ มิฉะนั้น 404'),
  unknown: localized('404: there is no such page', '404: ไม่มีหน้านี้'),
  malformed: localized('400: no browser sends such an address', '400: ที่อยู่นี้ไม่ถูกต้อง'),
} as const satisfies Record<TraceEnd, LocalizedText>

export const NOT_OURS = localized('this is an address of another site', 'ที่อยู่นี้เป็นของเว็บไซต์อื่น')

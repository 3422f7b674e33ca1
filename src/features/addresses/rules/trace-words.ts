import type { Said } from './redirect-words'
import type { StepRule } from './trace'

const said = (en: string, th: string): Said => ({ en, th })

/** Each rule of a trace in words: what comes before leads to what comes after it. */
export const STEP_WORDS = {
  slashes: said('slashes at the end and doubled ones are left out', 'ตัดเครื่องหมายทับท้ายหรือที่ซ้อนกันออก'),
  encoding: said('letters are written in the one usual encoding', 'เขียนอักขระด้วยการเข้ารหัสแบบเดียว'),
  language: said('one language stands in front, Thai when none is asked for', 'มีภาษาเดียวอยู่หน้าสุด หากไม่ระบุจะเป็นภาษาไทย'),
  editor: said('a redirect of editors', 'การเปลี่ยนเส้นทางที่ทีมงานตั้งไว้'),
  removed: said('marked by editors as removed: the 404 page answers', 'ทีมงานทำเครื่องหมายว่านำออกแล้ว จึงแสดงหน้า 404'),
  fixed: said('a fixed rule for addresses of earlier sites', 'กฎตายตัวสำหรับที่อยู่ของเว็บไซต์รุ่นก่อน'),
  case: said('addresses are in lower case', 'ที่อยู่ใช้อักษรตัวพิมพ์เล็ก'),
  snake: said('hyphens instead of underscores', 'ใช้ขีดกลางแทนขีดล่าง'),
  twin: said('another address of the same page', 'เป็นอีกที่อยู่หนึ่งของหน้าเดียวกัน'),
  'closed-language': said('this language is out of service: English answers', 'ภาษานี้ปิดให้บริการอยู่ จึงใช้ภาษาอังกฤษแทน'),
  section: said('this section is not published in that language', 'หมวดนี้ไม่ได้เผยแพร่ในภาษานั้น'),
  'back-office': said('the back office', 'ระบบหลังบ้าน'),
} as const satisfies Record<StepRule, Said>

/** What an address gets in the end. */
export type EndOfWay = 'redirect' | 'outside' | 'page' | 'app' | 'static' | 'unknown' | 'malformed'

export const END_WORDS = {
  redirect: said('301: one redirect, to', '301: เปลี่ยนเส้นทางครั้งเดียวไปยัง'),
  outside: said('301: one redirect off the site, to', '301: เปลี่ยนเส้นทางออกนอกเว็บไซต์ไปยัง'),
  page: said('200, as long as what it shows is published', '200 ตราบใดที่เนื้อหาของหน้านั้นเผยแพร่อยู่'),
  app: said('answered by the program itself', 'ระบบตอบเอง'),
  static: said('a file: 200 if there is one, else 404', 'เป็นไฟล์: 200 หากมีไฟล์ มิฉะนั้น 404'),
  unknown: said('404: there is no such page', '404: ไม่มีหน้านี้'),
  malformed: said('400: no browser sends such an address', '400: ที่อยู่นี้ไม่ถูกต้อง'),
} as const satisfies Record<EndOfWay, Said>

export const NOT_OURS = said('this is an address of another site', 'ที่อยู่นี้เป็นของเว็บไซต์อื่น')

import type { FileFault, RowFaultKind } from './redirect-import'

/** A text in the two languages of the back office. */
export interface LocalizedText {
  en: string
  th: string
}

type Sentence = (value: string) => LocalizedText

const localized = (en: string, th: string): LocalizedText => ({ en, th })

const SENTENCES = {
  'from-empty': () =>
    localized(
      'Write the old address without the language, such as “condominium/noble-old”.',
      'ใส่ที่อยู่เดิมโดยไม่ต้องใส่ภาษา เช่น “condominium/noble-old”',
    ),
  'from-characters': () =>
    localized(
      'This cannot be an address: it holds a backslash, an encoded slash, dots alone, or invisible characters.',
      'ใช้เป็นที่อยู่ไม่ได้ เพราะมีแบ็กสแลช เครื่องหมายทับที่เข้ารหัส จุดล้วน หรืออักขระที่มองไม่เห็น',
    ),
  'from-query': () =>
    localized(
      'Leave out what begins with ? or #: the query of a visitor is kept by itself.',
      'ไม่ต้องใส่ส่วนที่ขึ้นต้นด้วย ? หรือ # ระบบจะคงค่าที่ผู้เข้าชมส่งมาไว้ให้เอง',
    ),
  'from-long': () => localized('An address has at most 200 characters here.', 'ที่อยู่ยาวได้ไม่เกิน 200 ตัวอักษร'),
  'from-app': (value) =>
    localized(`Addresses below “${value}” are reserved for the program.`, `ที่อยู่ใต้ “${value}” เป็นของระบบเอง`),
  'from-file': (value) =>
    localized(
      `“${value}” is the name of a file. Files are looked for before redirects are.`,
      `“${value}” เป็นชื่อไฟล์ ระบบจะหาไฟล์ก่อนการเปลี่ยนเส้นทาง`,
    ),
  'from-page': (value) => localized(`“${value}” has a page of its own today.`, `“${value}” มีหน้าของตัวเองอยู่แล้วในตอนนี้`),
  'from-taken': (value) =>
    localized(
      `There is already a redirect from “${value}” in this language.`,
      `มีการเปลี่ยนเส้นทางจาก “${value}” ในภาษานี้อยู่แล้ว`,
    ),
  'from-led-to': (value) =>
    localized(
      `The redirect from “${value}” leads here. Lead that one to the new target first.`,
      `การเปลี่ยนเส้นทางจาก “${value}” มาที่นี่ กรุณาเปลี่ยนปลายทางของรายการนั้นก่อน`,
    ),
  'to-empty': () => localized('Say where it leads.', 'ระบุปลายทาง'),
  'to-characters': () =>
    localized(
      'This cannot be a target: no spaces, backslashes, doubled slashes, encoded slashes or ports.',
      'ใช้เป็นปลายทางไม่ได้ ห้ามมีช่องว่าง แบ็กสแลช เครื่องหมายทับซ้อน เครื่องหมายทับที่เข้ารหัส หรือหมายเลขพอร์ต',
    ),
  'to-long': () => localized('A target has at most 500 characters.', 'ปลายทางยาวได้ไม่เกิน 500 ตัวอักษร'),
  'to-start': () =>
    localized(
      'A target begins with / when it is ours, such as “/project/house/all”, or with https://.',
      'ปลายทางในเว็บไซต์ต้องขึ้นต้นด้วย / เช่น “/project/house/all” นอกเว็บไซต์ต้องขึ้นต้นด้วย https://',
    ),
  'to-language': () =>
    localized(
      'Leave the language out: visitors stay in the language they came in.',
      'ไม่ต้องใส่ภาษา ผู้เข้าชมจะอยู่ในภาษาเดิมที่เข้ามา',
    ),
  'to-secure': () =>
    localized('An address outside begins with https:// and a host.', 'ที่อยู่นอกเว็บไซต์ต้องขึ้นต้นด้วย https:// และชื่อโดเมน'),
  'to-user': () => localized('An address outside names no user.', 'ที่อยู่นอกเว็บไซต์ต้องไม่มีชื่อผู้ใช้'),
  'to-host': (value) =>
    localized(
      `“${value}” is not among the hosts that redirects may lead to. A site administrator can add it (ALLOWED_HOSTS).`,
      `“${value}” ไม่อยู่ในรายชื่อโดเมนที่อนุญาต ผู้ดูแลระบบเพิ่มให้ได้ (ALLOWED_HOSTS)`,
    ),
  'to-self': () => localized('It would lead to itself.', 'ปลายทางคือที่อยู่เดิมของตัวเอง'),
  'to-loop': (value) =>
    localized(
      `It would go in a circle: “${value}” leads back here.`,
      `จะวนกลับไม่รู้จบ เพราะ “${value}” เปลี่ยนเส้นทางกลับมาที่นี่`,
    ),
  'to-chain': (value) =>
    localized(
      `The target is redirected itself. Lead to where it ends: “${value}”.`,
      `ปลายทางนี้ถูกเปลี่ยนเส้นทางต่ออีก กรุณาใส่ปลายทางสุดท้าย: “${value}”`,
    ),
  'to-removed': (value) => localized(`“${value}” is marked as removed.`, `“${value}” ถูกทำเครื่องหมายว่านำออกแล้ว`),
  'to-missing': (value) => localized(`There is no page at “${value}”.`, `ไม่มีหน้าเว็บที่ “${value}”`),
  'row-locale': (value) =>
    localized(
      `“${value}” is no language: all, th, en, cht or chs.`,
      `“${value}” ไม่ใช่ภาษาที่รู้จัก ใช้ all, th, en, cht หรือ chs`,
    ),
  'row-kind': (value) =>
    localized(`“${value}” is no kind: redirect or removed.`, `“${value}” ไม่ใช่ชนิดที่รู้จัก ใช้ redirect หรือ removed`),
  'row-active': (value) => localized(`“${value}” is neither yes nor no.`, `“${value}” ไม่ใช่ yes หรือ no`),
  'row-twice': (value) => localized(`“${value}” is in this file twice.`, `“${value}” อยู่ในไฟล์นี้สองครั้ง`),
  'row-note': () => localized('A note has at most 300 characters.', 'หมายเหตุยาวได้ไม่เกิน 300 ตัวอักษร'),
} as const satisfies Record<RowFaultKind, Sentence>

/** The message of a fault, for editors. */
export const faultSentence = ({ kind, value }: { kind: RowFaultKind; value: string }): LocalizedText =>
  (SENTENCES[kind] as Sentence)(value)

/** Why a whole file is refused. */
export const FILE_WORDS = {
  'no-rows': localized('There is no row below the heading.', 'ไม่มีแถวข้อมูลใต้หัวตาราง'),
  'no-columns': localized(
    'The first row names the columns: from and to at least; locale, kind, isActive and optionally note.',
    'แถวแรกต้องเป็นชื่อคอลัมน์ อย่างน้อย from และ to ส่วน locale, kind, isActive และ note ใส่หรือไม่ก็ได้',
  ),
  'too-many': localized('A file holds at most 2,000 rows.', 'หนึ่งไฟล์มีได้ไม่เกิน 2,000 แถว'),
  'not-csv': localized(
    'A quotation mark is not closed, or stands in the middle of a cell.',
    'เครื่องหมายคำพูดไม่ถูกปิด หรืออยู่กลางช่อง',
  ),
  refused: localized('Nothing was written: some rows cannot be taken.', 'ยังไม่ได้บันทึก เพราะมีแถวที่รับไม่ได้'),
  changed: localized(
    'Nothing was written: redirects have changed since this preview. Look at it again.',
    'ยังไม่ได้บันทึก เพราะการเปลี่ยนเส้นทางมีการแก้ไขหลังจากตัวอย่างนี้ กรุณาตรวจดูอีกครั้ง',
  ),
} as const satisfies Record<FileFault | 'not-csv' | 'refused' | 'changed', LocalizedText>

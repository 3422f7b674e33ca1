import type { LocalizedText } from '../domain/redirect-words'

const localized = (en: string, th: string): LocalizedText => ({ en, th })

/** The texts of the tools beside the list of redirects. */
export const TOOL_WORDS = {
  makeRedirect: localized('Make a redirect', 'สร้างการเปลี่ยนเส้นทาง'),
  traceTitle: localized('Where does this address lead?', 'ที่อยู่นี้ไปที่ไหน'),
  traceLabel: localized('Address', 'ที่อยู่'),
  traceButton: localized('Follow it', 'ตรวจเส้นทาง'),
  traceNoSteps: localized('It is written as it should be: no rule changes it.', 'เขียนถูกต้องแล้ว ไม่มีกฎใดเปลี่ยนที่อยู่นี้'),
  traceRedirect: localized('Open this redirect', 'เปิดรายการนี้'),
  traceEnd: localized('Visitors get', 'ผู้เข้าชมจะได้รับ'),
  fileTitle: localized('A file of redirects', 'ไฟล์การเปลี่ยนเส้นทาง'),
  fileExport: localized('Download all as CSV', 'ดาวน์โหลดทั้งหมดเป็น CSV'),
  fileChoose: localized('Choose a CSV file', 'เลือกไฟล์ CSV'),
  filePaste: localized('Or paste its rows', 'หรือวางแถวข้อมูล'),
  filePreview: localized('Show what it would do', 'ดูผลก่อนบันทึก'),
  fileConfirm: localized('Write these rows', 'บันทึกแถวเหล่านี้'),
  fileWritten: localized('Rows written', 'จำนวนแถวที่บันทึก'),
  fileRefused: localized(
    'Rows that cannot be taken are in the way: nothing can be written yet.',
    'มีแถวที่รับไม่ได้ จึงยังบันทึกไม่ได้',
  ),
  columnRow: localized('Row', 'แถว'),
  columnFrom: localized('Old address', 'ที่อยู่เดิม'),
  columnLocale: localized('Language', 'ภาษา'),
  columnTo: localized('New address', 'ที่อยู่ใหม่'),
  columnFate: localized('What would happen', 'ผลที่จะเกิด'),
  removed: localized('removed (404)', 'นำออกแล้ว (404)'),
  off: localized('switched off', 'ปิดใช้งาน'),
  new: localized('New', 'เพิ่มใหม่'),
  changed: localized('Changed', 'แก้ไข'),
  same: localized('As it is', 'เหมือนเดิม'),
  refused: localized('Cannot be taken', 'รับไม่ได้'),
  failed: localized('Something went wrong. Please try again.', 'ทำรายการไม่สำเร็จ กรุณาลองอีกครั้ง'),
} as const satisfies Record<string, LocalizedText>

export type ToolWord = keyof typeof TOOL_WORDS

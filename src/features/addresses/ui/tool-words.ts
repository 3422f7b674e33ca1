import type { Said } from '../rules/redirect-words'

const said = (en: string, th: string): Said => ({ en, th })

/** What the tools beside the list of redirects say. */
export const TOOL_WORDS = {
  makeRedirect: said('Make a redirect', 'สร้างการเปลี่ยนเส้นทาง'),
  traceTitle: said('Where does this address lead?', 'ที่อยู่นี้ไปที่ไหน'),
  traceLabel: said('Address', 'ที่อยู่'),
  traceButton: said('Follow it', 'ตรวจเส้นทาง'),
  traceNoSteps: said('It is written as it should be: no rule changes it.', 'เขียนถูกต้องแล้ว ไม่มีกฎใดเปลี่ยนที่อยู่นี้'),
  traceRedirect: said('Open this redirect', 'เปิดรายการนี้'),
  traceEnd: said('Visitors get', 'ผู้เข้าชมจะได้รับ'),
  fileTitle: said('A file of redirects', 'ไฟล์การเปลี่ยนเส้นทาง'),
  fileExport: said('Download all as CSV', 'ดาวน์โหลดทั้งหมดเป็น CSV'),
  fileChoose: said('Choose a CSV file', 'เลือกไฟล์ CSV'),
  filePaste: said('Or paste its rows', 'หรือวางแถวข้อมูล'),
  filePreview: said('Show what it would do', 'ดูผลก่อนบันทึก'),
  fileConfirm: said('Write these rows', 'บันทึกแถวเหล่านี้'),
  fileWritten: said('Rows written', 'จำนวนแถวที่บันทึก'),
  fileRefused: said(
    'Rows that cannot be taken are in the way: nothing can be written yet.',
    'มีแถวที่รับไม่ได้ จึงยังบันทึกไม่ได้',
  ),
  columnRow: said('Row', 'แถว'),
  columnFrom: said('Old address', 'ที่อยู่เดิม'),
  columnLocale: said('Language', 'ภาษา'),
  columnTo: said('New address', 'ที่อยู่ใหม่'),
  columnFate: said('What would happen', 'ผลที่จะเกิด'),
  removed: said('removed (404)', 'นำออกแล้ว (404)'),
  off: said('switched off', 'ปิดใช้งาน'),
  new: said('New', 'เพิ่มใหม่'),
  changed: said('Changed', 'แก้ไข'),
  same: said('As it is', 'เหมือนเดิม'),
  refused: said('Cannot be taken', 'รับไม่ได้'),
  failed: said('That did not work. Please try again.', 'ทำรายการไม่สำเร็จ กรุณาลองอีกครั้ง'),
} as const satisfies Record<string, Said>

export type ToolWord = keyof typeof TOOL_WORDS

import type { WordList } from '../word-list'

/** Words that contain a name or are one edit away from it: นานาชาติ is international, นานา a station. */
export const LOOKALIKE_WORDS: readonly WordList[] = [
  {
    means: { is: 'opaque' },
    words: [
      'bring', 'bringing', 'baking', 'complete', 'completely',
      'นานาชาติ', 'อารีน่า', 'pet park', 'pet parks', 'dog park', 'สวนสัตว์เลี้ยง', '寵物公園', '寵物樂園', '準現房',
    ],
  },
]

/** Thai words that contain `house`, `condo` or `land` but ask for no home: housework, home insurance, land office. */
export const HOUSE_COMPOUNDS: readonly WordList[] = [
  {
    means: { is: 'opaque' },
    words: [
      'แม่บ้าน', 'พ่อบ้าน', 'เพื่อนบ้าน', 'การบ้าน', 'กลับบ้าน', 'ย้ายบ้าน', 'ทำบ้าน', 'บ้านเกิด', 'บ้านเมือง',
      'บ้านพักคนชรา', 'บ้านๆ', 'ทะเบียนบ้าน', 'บ้านเลขที่', 'เลขที่บ้าน',
      'สร้างบ้าน', 'ต่อเติมบ้าน', 'ซ่อมบ้าน', 'ซ่อมแซมบ้าน', 'รีโนเวทบ้าน', 'ปรับปรุงบ้าน', 'แต่งบ้าน', 'ตกแต่งบ้าน',
      'ทาสีบ้าน', 'สีทาบ้าน', 'ทำความสะอาดบ้าน', 'ล้างบ้าน',
      'ประกันบ้าน', 'สินเชื่อบ้าน', 'ดอกเบี้ยบ้าน', 'รีไฟแนนซ์บ้าน', 'รีไฟแนนท์บ้าน', 'จำนองบ้าน', 'ฝากบ้าน',
      'ภาษีบ้าน', 'ประกันคอนโด', 'สินเชื่อคอนโด', 'รีไฟแนนซ์คอนโด',
      'แต่งคอนโด', 'ตกแต่งคอนโด', 'รีโนเวทคอนโด', 'ซ่อมคอนโด', 'นิติคอนโด', 'นิติบุคคลอาคารชุด', 'กรมที่ดิน',
      'สำนักงานที่ดิน', 'ภาษีที่ดิน', 'จำนองที่ดิน', 'ประเมินที่ดิน', 'รังวัดที่ดิน',
    ],
  },
]

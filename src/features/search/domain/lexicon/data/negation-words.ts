import type { WordList } from '../word-list'

/** Negations. Thai ones keep their tone marks: without it `ไม้` (wood) would be `ไม่` (not). */
export const NEGATION_WORDS: readonly WordList[] = [
  {
    means: { is: 'not' },
    isStrict: true,
    words: [
      'ไม่', 'ไม่ได้', 'ไม่ให้', 'ไม่เอา', 'ไม่ใช่', 'ไม่ต้อง', 'ไม่ต้องมี', 'ไม่มี', 'ไม่เอาแถว', 'ไม่จำเป็นต้อง', 'ไม่ต้องการ', 'ไม่อยากได้', 'ไม่ชอบ',
      'ไม่สนใจ', 'ห้าม', 'ยกเว้น', 'เว้น', 'ละเว้น', 'ไม่รวม', 'ที่ไม่ใช่', 'ไม่เอาห้อง', 'ไม่เอาแบบ', 'ยกเว้นห้อง', 'เว้นห้อง', 'ยกเว้นแบบ', 'ไม่ใช่ห้อง', 'ที่ไม่ใช่ห้อง', 'นอกจาก', 'อย่า', 'ไกล', 'ไกลจาก', 'ห่างไกล', 'ห่างไกลจาก',
    ],
  },
  {
    means: { is: 'not' },
    words: [
      'no', 'not', 'nothing', 'without', "can't be", "can't be on", 'cannot be', 'must not', "mustn't", 'must not be', "mustn't be", 'not on', 'must not face', 'nothing in', 'nothing that', 'except', 'except for', 'excluding', 'other than', 'rather than', 'instead of',
      'outside', 'outside of', 'avoid', 'avoiding', 'never', 'anything but', 'anywhere but',
      "don't want to be", "don't want to live", 'do not want to be', "don't want to", 'do not want to', "don't want",
      'dont want', 'do not want', 'not want', "don't need", 'no need for', "isn't", 'is not', 'not be', 'far from',
      'far away from', 'away from',
      '不', '不要', '不想', '不想要', '不想在', '不需要', '不在', '不是', '不靠近', '不近', '不靠', '不含', '不帶有', '不包括', '不考慮', '除了', '除卻', '排除', '不含有', '冇', '遠離', '避開', '別靠近', '不帶', '不朝', '唔要', '唔好', '非', '未', '別', '唔係',
      '沒有', '沒', '無',
    ],
  },
  {
    means: { is: 'negated' },
    words: [
      'เลี้ยงสัตว์ไม่ได้', 'ไม่ให้เลี้ยงสัตว์', 'ห้ามเลี้ยงสัตว์', 'no pets', 'not pet friendly', '不可養寵物', '不能養寵物',
      '禁養寵物', 'ไม่ใหม่',
    ],
  },
]

import type { WordList } from '../word-list'

/** `Nearly sold out` is still for sale, `nearly ready` is not ready, and a landlord (房東) is not a room (房). */
export const CHINESE_OPAQUE_WORDS: readonly WordList[] = [
  {
    means: { is: 'opaque' },
    starts: [
      '即將', '快', '快要', '將',
    ],
    endings: [
      '售罄', '售完', '賣完', '賣光', '完銷', '清盤', '入住', '完工', '建成',
    ],
  },
  { means: { is: 'opaque' }, words: ['房東', '室友'] },
]

/** Negations and joining words. */
export const CHINESE_JOINING_WORDS: readonly WordList[] = [
  {
    means: { is: 'not' },
    words: [
      '不用', '無需', '沒', '無', '禁止', '禁', '謝絕', '排除', '勿', '並非', '非', '不可', '不可以', '不能', '不行', '不准', '不許', '不允許', '未',
      '尚未', '還沒', '還沒有', '除外', '以外',
      '唔', '唔要', '唔好', '唔係', '唔想', '冇',
    ],
  },
  {
    means: { is: 'filler' },
    words: [
      '搵', '想搵', '有冇', '係咪', '可唔可以', '嘅', '喺', '係', '啲', '嗰啲', '邊度', '邊度有', '咩', '有咩', '唔該', '幾多錢',
      '有沒', '有無', '已', '已經', '都', '了', '最好', '最好是', '希望', '比較', '必須', '一定', '儘量', '盡量', '很', '非常',
      '來', '給我', '給我看', '看', '看看', '想看', '介紹', '什麼', '有什麼', '有哪些', '哪些', '哪裡', '哪裡有', '哪個', '多少', '多少錢', '幾個', '幾套',
      '些', '一些', '怎麼樣',
    ],
  },
  {
    means: { is: 'filler' },
    starts: [
      '便宜', '近', '大', '小', '安靜',
    ],
    endings: [
      '點', '一點', '些', '一些',
    ],
  },
  { means: { is: 'filler' }, words: ['點', '一點', '這邊', '那邊', '這裡', '那裡', '我們', '最便宜', '最便宜的'] },
]

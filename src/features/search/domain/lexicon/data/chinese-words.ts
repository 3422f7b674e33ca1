import type { WordList } from '../word-list'

/** Filters as buyers in Taiwan, Hong Kong and mainland China call them, in addition to the wording of our own pages. */
export const CHINESE_FILTER_WORDS: readonly WordList[] = [
  { means: { is: 'group', value: 'townhome' }, words: ['聯體別墅', '聯體屋'] },
  { means: { is: 'group', value: 'land' }, words: ['買地', '買塊地', '建屋用地', '建房用地', '住宅用地', '自建地'] },
  {
    means: { is: 'badge', value: 'New_Project' },
    starts: [
      '新開', '新開的', '新推的', '新出的', '剛開的', '剛推出的',
    ],
    endings: [
      '盤', '樓盤', '項目', '建案', '案子',
    ],
  },
  { means: { is: 'badge', value: 'New_Project' }, words: ['剛開盤', '剛開售', '新開售', '剛推出'] },
  {
    means: { is: 'badge', value: 'Ready_to_Move' },
    starts: [
      '馬上', '馬上可', '馬上可以', '馬上能', '可馬上', '可以馬上', '能馬上', '立刻', '立刻可', '立刻可以', '立刻能', '可以立刻', '立即可', '可以立即', '隨時可',
      '隨時可以', '隨時能', '可隨時', '可以隨時',
    ],
    endings: [
      '入住', '住', '搬', '搬進去', '搬入', '入伙',
    ],
  },
  {
    means: { is: 'badge', value: 'Ready_to_Move' },
    words: [
      '可入住', '即可入伙', '可入伙', '已入伙', '已交樓', '已交房', '已交屋', '即買即入住', '交屋即住', '建好', '已建好', '蓋好', '已蓋好', '已落成', '已竣工',
      '已交付',
    ],
  },
  { means: { is: 'badge', value: 'EIA_Approved' }, words: ['環評過', '環評過了', '環評已過', 'eia 過了', 'eia 已過', '過 eia'] },
  { means: { is: 'badge', value: 'Sold_Out' }, words: ['完銷', '銷售一空', '賣光', '賣清', '沽清', '沽罄', '全部售出'] },
  { means: { is: 'tag', value: 'pet-friendly' }, words: ['毛小孩', '毛孩', '毛孩子'] },
  {
    means: { is: 'tag', value: 'river-view' },
    starts: ['看', '望', '看到', '望到', '看得到', '看得見', '能看', '能看到', '可看', '可看到', '可以看', '可以看到', '面向', '向'],
    endings: ['河景', '江景', '河', '江', '河面', '湄南河', '昭披耶河'],
  },
  {
    means: { is: 'tag', value: 'pet-friendly' },
    starts: [
      '養', '可養', '能養', '可以養', '允許養', '准養',
    ],
    endings: [
      '狗狗', '貓咪', '毛小孩', '毛孩', '毛孩子', '大型犬', '小型犬', '犬', '大狗', '小狗', '貓狗',
    ],
  },
  {
    means: { is: 'tag', value: 'pet-friendly' },
    starts: [
      '貓', '狗', '貓狗', '毛孩',
    ],
    endings: [
      '友好', '友善',
    ],
  },
  {
    means: { is: 'tag', value: 'near-expressway' },
    words: [
      '高速口', '高速入口', '高速出口', '高架口', '快速道路', '交流道', '上高速', '上快速路',
      '高速旁', '高速旁邊', '高速邊', '高速附近', '靠高速',
    ],
  },
  { means: { is: 'tag', value: 'next-to-mall' }, words: ['購物廣場', '購物商場'] },
  { means: { is: 'tag', value: 'river-view' }, words: ['靠河', '靠江', '臨江', '沿江', '看江', '江邊房'] },
  { means: { is: 'tag', value: 'shophouse' }, words: ['底商', '門面', '門面房', '鋪面', '臨街商鋪', '沿街商鋪'] },
  { means: { is: 'system', value: 'arl' }, words: ['機場捷運', '机捷', '機場地鐵', '機場列車'] },
  { means: { is: 'system', value: 'bts' }, words: ['空中捷運'] },
]

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

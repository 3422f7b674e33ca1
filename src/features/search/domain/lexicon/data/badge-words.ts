import type { WordList } from '../word-list'

/** Project statuses. `new` by itself is a status only beside a kind of home. */
export const BADGE_WORDS: readonly WordList[] = [
  {
    means: { is: 'badge', value: 'New_Project' },
    words: [
      'โครงการใหม่', 'เปิดตัวใหม่', 'เปิดใหม่', 'โครงการเปิดใหม่', 'โครงการเปิดตัวใหม่', 
      'เพิ่งเปิดตัว', 'เปิดจองใหม่',
      'new project', 'new projects', 'new launch', 'new launches', 'something brand new', 'brand new project', 'brand new building', 'newly launched', 'just launched',
      'new development', 'new developments', 
      '新盤', '新樓盤', '新建案', '新項目', '新專案', '新案', '新開盤', '全新項目', '新開案', '新推出', '新推', '新上市',
    ],
  },
  {
    means: { is: 'badge', value: 'Ready_to_Move' },
    words: [
      'พร้อมอยู่', 'พร้อมเข้าอยู่', 'พร้อมย้ายเข้า', 'พร้อมโอน', 'สร้างเสร็จแล้ว', 'สร้างเสร็จ',
      'สร้างเสร็จพร้อมอยู่', 'ตึกเสร็จ', 'ตึกเสร็จแล้ว', 'เสร็จแล้ว',
      'เข้าอยู่ได้เลย', 'เข้าอยู่ได้ทันที', 'อยู่ได้เลย', 'เสร็จพร้อมอยู่', 'พร้อมเข้าอยู่ได้เลย', 'เข้าอยู่ได้แล้ว', 'ย้ายเข้าได้เลย', 'เข้าอยู่เลย', 'เสร็จแล้วเข้าอยู่ได้เลย', 'เข้าอยู่ทันที', 'ย้ายเข้าได้ทันที', 'เสร็จเรียบร้อย',
      'move in immediately', 'can move in immediately', 'move in straight away', 'ready to occupy', 'ready to live in now',
      'ready to move', 'ready to move in', 'ready to move into', 'move in ready', 'ready to live', 'ready to live in',
      'ready to move in now', 'move in now', 'move into now', 'moved into now', 'can be moved into now', 'be moved into today', 'can move into now', 'i can move into now', 'finished', 'must be finished', 'ready today', 'already finished', 'already built', 'ready built', 'move in today', 'move in tomorrow', 'move in right away', 'move-in ready', 'ready now', 'ready to go', 'immediate move in', 'completed project', 'completed', 'ready',
      '可即時入住', '即時入住', '馬上入住', '可以馬上入住', '能直接入住', '直接入住', '可立即入住', '已落成', '已交付', '現樓', '現房', '現放', '現成屋', '即刻住得', '即刻入得伙', '即刻搬入去', '即刻搬', '現在就能搬進去', '現在就能住進去', '現在就能住', '現在能住', '現在就可以住', '現在就能過戶入住', '蓋好了', '建好了', '盖好的', '已經建好', '入得伙', '馬上能住', '現貨樓', '成屋', '新成屋', '即可入住', '可即入住', '可立即入住', '立即入住', '隨時入住', '拎包入住', '即買即住', '已完工', '已建成',
    ],
  },
  {
    means: { is: 'badge', value: 'EIA_Approved' },
    words: [
      'eia approved', 'eia approval', 'eia passed', 'eia pass', 'passed eia', 'approved eia', 'with eia', 'eia',
      'ผ่าน eia', 'ผ่าน eia แล้ว', 'eia ผ่าน', 'eia ผ่านแล้ว', 'ได้ eia', 'อนุมัติ eia', 'eia อนุมัติ',
      'ได้รับอนุมัติ eia', 'อีไอเอ', 'ผ่านอีไอเอ',
      '環評', '環評通過', '環評已通過', '通過環評', '已通過環評', 'eia 已通過', 'eia 通過', '通過 eia', '已過環評', '環評核准', 'eia 獲批', '已獲 eia',
    ],
  },
  {
    means: { is: 'badge', value: 'Sold_Out' },
    words: [
      'ขายหมด', 'ขายหมดแล้ว', 'ขายหมดไปแล้ว', 'ขายหมดเกลี้ยง', 'ปิดการขาย', 'ปิดการขายแล้ว', 'ปิดโครงการ', 'ปิดโครงการแล้ว',
      '已經賣光', '賣光了', '完銷', 'sold out', 'soldout', 'fully sold', '售罄', '已售罄', '售完', '已售完', '賣完', '賣晒', '賣光', '完售', '售清',
    ],
  },
  { means: { is: 'new' }, words: ['ใหม่', 'new', 'brand new', '新', '全新'] },
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
  {
    means: { is: 'badge', value: 'New_Project' },
    words: ['launched this year', 'เปิดตัวปีนี้', 'เปิดขายปีนี้', '今年開盤', '今年開售', '今年推出'],
  },
]

import type { WordList } from '../word-list'

/**
 * Rail systems and lines. Readers also type 輕軌 for the Skytrain. The green line is both BTS lines, the red line both
 * SRT lines.
 */
export const RAIL_WORDS: readonly WordList[] = [
  {
    means: { is: 'system', value: 'bts' },
    words: [
      'bts', 'บีทีเอส', 'บีทีเอ็ส', 'รถไฟฟ้า bts', 'รถไฟฟ้าบีทีเอส', 'สาย bts', 'bts skytrain', 'bts line',
      'skytrain', 'sky train',
      'สายสีเขียว', 'รถไฟฟ้าสายสีเขียว', 'bts สายสีเขียว', 'green line', 'bts green line', '绿线', '輕軌', '轻轨线', '空铁',
      '空中列車', '天铁', '轻轨 bts', 'bts 轻轨', '曼谷輕軌', '輕軌站',
    ],
  },
  {
    means: { is: 'system', value: 'mrt' },
    words: [
      'mrt', 'เอ็มอาร์ที', 'รถไฟฟ้า mrt', 'รถไฟใต้ดิน', 'รถไฟฟ้าใต้ดิน', 'รถใต้ดิน', 'สาย mrt', 'mrt line', 'subway',
      'underground', 'metro',
      'mrt 地鐵', '地鐵 mrt', 'รถไฟใต้ดิน mrt',
    ],
  },
  {
    means: { is: 'system', value: 'arl' },
    words: [
      'arl', 'airport link', 'airport rail link', 'แอร์พอร์ตลิงก์', 'แอร์พอร์ตลิงค์', 'แอร์พอร์ตเรลลิงก์',
      'แอร์พอร์ตเรลลิงค์',
      'แอร์พอร์ต ลิ้งค์', 'แอร์พอร์ตเรลลิ้งค์', 'airport line', '機場快線', '機場線', '機場鐵路', '機場輕軌', '机场快轨',
    ],
  },
  {
    means: { is: 'system', value: 'srt' },
    words: [
      'srt', 'รถไฟฟ้าชานเมือง', 'รถไฟชานเมือง', 'สายสีแดง', 'รถไฟฟ้าสายสีแดง', 'red line', 'srt red line', '紅線',
      '紅色線',
    ],
  },
  {
    means: { is: 'line', value: 'mrt-blue' },
    words: [
      'สายสีน้ำเงิน', 'รถไฟฟ้าสายสีน้ำเงิน', 'blue line', '藍線', '藍色線',
    ],
  },
  {
    means: { is: 'line', value: 'mrt-purple' },
    words: [
      'สายสีม่วง', 'รถไฟฟ้าสายสีม่วง', 'purple line', '紫線', '紫色線',
    ],
  },
  {
    means: { is: 'line', value: 'mrt-yellow' },
    words: [
      'สายสีเหลือง', 'รถไฟฟ้าสายสีเหลือง', 'yellow line', '黃線', '黃色線',
    ],
  },
  {
    means: { is: 'line', value: 'mrt-pink' },
    words: [
      'สายสีชมพู', 'รถไฟฟ้าสายสีชมพู', 'pink line', '粉紅線', '粉線', '粉紅色線', '粉色线',
    ],
  },
  {
    means: { is: 'line', value: 'bts-gold' },
    words: [
      'สายสีทอง', 'รถไฟฟ้าสายสีทอง', 'gold line', 'golden line', '金線', '金色線',
    ],
  },
  { means: { is: 'line', value: 'srt-dark-red' }, words: ['สายสีแดงเข้ม', 'dark red line', '深紅線'] },
  { means: { is: 'line', value: 'srt-light-red' }, words: ['สายสีแดงอ่อน', 'light red line', '淺紅線'] },
  {
    means: { is: 'line', value: 'bts-sukhumvit' },
    words: [
      'สายสุขุมวิท', 'sukhumvit line', '素坤逸線', 'bts สุขุมวิท', 'bts sukhumvit',
    ],
  },
  {
    means: { is: 'line', value: 'bts-silom' },
    words: [
      'สายสีลม', 'silom line', '是隆線', 'bts สีลม', 'bts silom', 'สายสีเขียวเข้ม',
    ],
  },
  {
    means: { is: 'rail' },
    words: [
      'รถไฟฟ้า', 'สถานีรถไฟฟ้า', 'รถไฟ', 'รฟฟ', 'รฟฟ.', 'รถไฟฟ้าสายไหนก็ได้', 'train', 'trains', 'train station', 'rail', 'mass transit', 'railway', '捷運', '捷運站', '捷運宅', '捷運口',
      // In Bangkok as at home: any urban railway, unless MRT is said.
      '地鐵', '地下鐵', '地鐵站', '地鐵口', '曼谷地鐵', '軌道交通', '軌道', '鐵路', '城鐵', '軌道線路', '任何軌道線路', 'zhandian',
      'สถานี', 'station', 'stations', 'stn', 'sta', '車站', '站', '站點',
    ],
  },
]

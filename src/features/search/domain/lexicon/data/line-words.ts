import type { WordList } from '../word-list'

/** The lines by their colours and names. */
export const LINE_WORDS: readonly WordList[] = [
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
]

import type { StoredSocial } from '@/features/site/domain/template-setting'
import type { InFour } from './types'

/** The contact details, in each language's format. The number is fictitious. */
export const CONTACT: Record<'phone' | 'hours' | 'hoursNote' | 'address' | 'fax', InFour> = {
  phone: { th: '02 000 0000', en: '+66 2 000 0000', cht: '+66 2 000 0000', chs: '+66 2 000 0000' },
  fax: { th: '02 000 0001', en: '+66 2 000 0001', cht: '+66 2 000 0001', chs: '+66 2 000 0001' },
  hours: {
    th: 'วันจันทร์–ศุกร์ เวลา 8.30–17.30 น.',
    en: 'Monday–Friday, 8.30 a.m.–5.30 p.m.',
    cht: '星期一至五 8:30–17:30',
    chs: '周一至周五 8:30–17:30',
  },
  hoursNote: { th: 'ตามเวลากรุงเทพฯ', en: 'Bangkok time', cht: '曼谷時間', chs: '曼谷时间' },
  address: {
    th: 'ถนนเพลินจิต แขวงลุมพินี เขตปทุมวัน กรุงเทพฯ 10330',
    en: 'Ploenchit Road, Lumphini, Pathum Wan, Bangkok 10330',
    cht: '泰國曼谷巴吞旺區倫披尼奔集路（Ploenchit Road），10330',
    chs: '泰国曼谷巴吞旺区伦披尼奔集路（Ploenchit Road），邮编 10330',
  },
}

/** The messages of the marketing bar, with their links. */
export const MESSAGES: readonly { text: InFour; address: string }[] = [
  {
    text: {
      th: 'คอนโดพร้อมอยู่จาก noble และ nue นัดชมห้องจริงได้',
      en: 'Completed condominiums: see the finished unit',
      cht: 'noble 與 nue 現樓公寓，可預約參觀實際單位',
      chs: 'noble 与 nue 现房公寓，可预约实地看房',
    },
    address: 'project/condominium/condo-ready-to-move',
  },
  {
    text: {
      th: 'บ้านที่สัตว์เลี้ยงอยู่ได้อย่างสบายใจ ดูโครงการทั้งหมด',
      en: 'Homes where the dog is welcome too: see every pet-friendly project',
      cht: '可養寵物的家，瀏覽所有相關項目',
      chs: '可养宠物的家，查看全部相关项目',
    },
    address: 'project/condominium/condo-pet-friendly',
  },
]

/** Accounts under a name reserved for examples. */
export const SOCIAL: readonly StoredSocial[] = [
  { network: 'facebook', address: 'https://facebook.noble-nue.example/', languages: ['th', 'en', 'cht'] },
  { network: 'instagram', address: 'https://instagram.noble-nue.example/', languages: ['th', 'en', 'cht'] },
  { network: 'line', address: 'https://line.noble-nue.example/', languages: ['th', 'en', 'cht'] },
  { network: 'youtube', address: 'https://youtube.noble-nue.example/', languages: ['th', 'en', 'cht'] },
  { network: 'tiktok', address: 'https://tiktok.noble-nue.example/', languages: ['th', 'en'] },
  { network: 'weibo', address: 'https://weibo.noble-nue.example/', languages: ['chs'] },
  { network: 'wechat', address: 'https://wechat.noble-nue.example/', languages: ['chs', 'cht'] },
  { network: 'xiaohongshu', address: 'https://xiaohongshu.noble-nue.example/', languages: ['chs', 'cht'] },
]

/** The company's other addresses. */
export const SITES = {
  noblePlay: '/nobleplay',
  foreignBuyers: 'https://global.noble-nue.example/',
  investors: 'https://investor.noble-nue.example/',
}

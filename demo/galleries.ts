import type { InFour } from './types'

interface GallerySeed {
  key: string
  name: InFour
  address: InFour
  phone: string
  projects: readonly string[]
  /** Opening hours of every day but the closed one. */
  from: string
  to: string
  closedOn: number | null
}

/** The sales galleries of the demonstration. */
export const GALLERIES: readonly GallerySeed[] = [
  {
    key: 'ploenchit',
    name: {
      th: 'สำนักงานขาย เพลินจิต',
      en: 'Ploenchit sales gallery',
      cht: '奔集售樓處（Phloen Chit）',
      chs: '奔集售楼处（Phloen Chit）',
    },
    address: {
      th: 'ถนนเพลินจิต แขวงลุมพินี เขตปทุมวัน กรุงเทพฯ 10330',
      en: 'Ploenchit Road, Lumphini, Pathum Wan, Bangkok 10330',
      cht: '曼谷巴吞旺區倫披尼奔集路（Ploenchit Road），郵編 10330',
      chs: '曼谷巴吞旺区伦披尼奔集路（Ploenchit Road），邮编 10330',
    },
    phone: '02 000 0101',
    projects: [
      'noble-vesper-ploenchit',
      'noble-atelier-thonglor',
      'noble-lumen-phromphong',
      'noble-meridian-asoke',
      'noble-cadence-ekkamai',
      'noble-loom-silom',
      'noble-canopy-ari',
    ],
    from: '10:00',
    to: '19:00',
    closedOn: null,
  },
  {
    key: 'rama9',
    name: {
      th: 'สำนักงานขาย พระราม 9',
      en: 'Rama 9 sales gallery',
      cht: '拉瑪九售樓處（Rama 9）',
      chs: '拉玛九售楼处（Rama 9）',
    },
    address: {
      th: 'ถนนพระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพฯ 10310',
      en: 'Rama 9 Road, Huai Khwang, Bangkok 10310',
      cht: '曼谷匯權區拉瑪九路（Rama 9 Road），郵編 10310',
      chs: '曼谷汇权区拉玛九路（Rama 9 Road），邮编 10310',
    },
    phone: '02 000 0102',
    projects: [
      'nue-district-r9',
      'nue-cross-khukhot-station',
      'nue-pulse-ladprao',
      'nue-orbit-bangna',
      'nue-spark-srinakarin',
      'nue-tempo-ngamwongwan',
      'nue-mesh-chaengwattana',
    ],
    from: '10:00',
    to: '18:00',
    closedOn: 3,
  },
  {
    key: 'watcharapol',
    name: {
      th: 'สำนักงานขาย วัชรพล',
      en: 'Watcharapol sales gallery',
      cht: '瓦差拉蓬售樓處（Watcharapol）',
      chs: '瓦差拉蓬售楼处（Watcharapol）',
    },
    address: {
      th: 'ถนนวัชรพล แขวงท่าแร้ง เขตบางเขน กรุงเทพฯ 10220',
      en: 'Watcharapol Road, Tha Raeng, Bang Khen, Bangkok 10220',
      cht: '曼谷挽卿區塔朗瓦差拉蓬路（Watcharapol Road），郵編 10220',
      chs: '曼谷挽卿区塔朗瓦差拉蓬路（Watcharapol Road），邮编 10220',
    },
    phone: '02 000 0103',
    projects: [
      'nue-field-watcharapol',
      'noble-grove-krungthepkreetha',
      'noble-linden-ramindra',
      'nue-lane-ratchapruek',
    ],
    from: '09:30',
    to: '17:30',
    closedOn: 2,
  },
]

/** Public holidays of 2026 and 2027 on which the galleries stay closed: New Year and Songkran. */
export const GALLERY_HOLIDAYS = ['2026-12-31', '2027-01-01', '2027-04-13', '2027-04-14', '2027-04-15'] as const

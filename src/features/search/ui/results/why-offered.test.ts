import { describe, expect, test } from 'vitest'
import type { Differs } from '../../domain/ranking/nearest'
import type { LocalizedNames } from '../filter-names'
import { whyTexts } from './why-offered'

const NAMES: LocalizedNames = {
  places: { thonglor: 'Thonglor', ekkamai: 'Ekkamai' },
  stations: { ari: 'Ari', 'saphan-khwai': 'Saphan Khwai' },
  lines: {},
  destination: 'BTS Asok',
}

const why = (...differs: readonly Differs[]) =>
  (['th', 'en', 'cht', 'chs'] as const).map((locale) => whyTexts(locale, NAMES, { differs }).join(' · '))

describe('the reason on the card says exactly what is not as asked', () => {
  test.each<[string, Differs[], readonly string[]]>([
    [
      'a bedroom less',
      [{ asked: [{ fact: 'beds', min: 2, max: 2 }], has: { fact: 'beds', min: 1, max: 1 } }],
      ['1 ห้องนอน แทน 2 ห้องนอน', '1 bedroom instead of 2 bedrooms', '1 房，而非 2 房', '1 居室，而非 2 居室'],
    ],
    [
      'the price that is needed',
      [{ asked: [{ fact: 'price', max: 4_000_000 }], has: { fact: 'price', min: 4_200_000, max: 4_200_000 } }],
      [
        'เริ่มต้น 4.2 ล้านบาท (ที่ค้นหา: ไม่เกิน 4 ล้านบาท)',
        'From THB 4.2M; you asked for up to THB 4M',
        '420 萬泰銖起（您的要求：不超過 400 萬泰銖）',
        '420 万泰铢起（您的要求：不超过 400 万泰铢）',
      ],
    ],
    [
      'the most that one costs',
      [{ asked: [{ fact: 'price', min: 9_000_000 }], has: { fact: 'price', min: 8_000_000, max: 8_000_000 } }],
      [
        'สูงสุด 8 ล้านบาท (ที่ค้นหา: 9 ล้านบาท ขึ้นไป)',
        'Up to THB 8M; you asked for at least THB 9M',
        '最高 800 萬泰銖（您的要求：至少 900 萬泰銖）',
        '最高 800 万泰铢（您的要求：至少 900 万泰铢）',
      ],
    ],
    [
      'a longer walk',
      [
        {
          asked: [{ fact: 'walk', max: 5 }],
          has: { fact: 'walk', min: 8, max: 8 },
          stop: { station: 'ari', system: 'BTS' },
        },
      ],
      [
        'เดิน 8 นาที ถึง BTS Ari (ที่ค้นหา: ไม่เกิน 5 นาที)',
        '8 min walk to BTS Ari; you asked for up to 5 min',
        '步行 8 分鐘到 BTS Ari（您的要求：不超過 5 分鐘）',
        '步行 8 分钟到 BTS Ari（您的要求：不超过 5 分钟）',
      ],
    ],
    [
      'another place, with the way there',
      [
        {
          asked: [{ fact: 'place', value: 'thonglor' }],
          has: { fact: 'place', value: 'ekkamai' },
          way: { minutes: 12, trains: 1 },
        },
      ],
      [
        'Ekkamai แทน Thonglor ห่างกัน 12 นาทีเมื่อไปด้วยรถไฟฟ้าและเดิน',
        'Ekkamai instead of Thonglor, 12 min away by train and on foot',
        'Ekkamai，而非Thonglor，鐵路及步行約 12 分鐘',
        'Ekkamai，而非Thonglor，轨交及步行约 12 分钟',
      ],
    ],
    [
      'another station, on foot',
      [
        {
          asked: [{ fact: 'station', value: 'ari' }],
          has: { fact: 'station', value: 'saphan-khwai' },
          way: { minutes: 9, trains: 0 },
        },
      ],
      [
        'Saphan Khwai แทน Ari เดินห่างกัน 9 นาที',
        'Saphan Khwai instead of Ari, 9 min away on foot',
        'Saphan Khwai，而非Ari，步行約 9 分鐘',
        'Saphan Khwai，而非Ari，步行约 9 分钟',
      ],
    ],
    [
      'what it does not have',
      [{ asked: [{ fact: 'tag', value: 'pet-friendly' }], has: null }],
      ['ไม่มี: เลี้ยงสัตว์ได้', 'Without: Pet friendly', '沒有：可養寵物', '没有：可养宠物'],
    ],
    [
      'the name of another, and a longer journey',
      [{ words: ['atelier'] }, { within: 15, minutes: 48 }],
      [
        'โครงการอื่นที่ไม่ใช่ “atelier” · 48 นาทีถึง BTS Asok (ที่ค้นหา: ไม่เกิน 15 นาที)',
        'A project other than “atelier” · 48 min to BTS Asok; you asked for up to 15 min',
        '不是「atelier」，而是另一項目 · 48 分鐘到 BTS Asok（您的要求：不超過 15 分鐘）',
        '不是“atelier”，而是另一项目 · 48 分钟到 BTS Asok（您的要求：不超过 15 分钟）',
      ],
    ],
  ])('%s', (_, differs, texts) => expect(why(...differs)).toEqual(texts))
})

import type { InFour } from './types'

/** A film of the demonstration: its file in `demo/films`, made from the drawn pictures of a project. */
export interface FilmSeed {
  file: string
  width: number
  height: number
  title: InFour
  /** The words under the film with their seconds, in order. */
  captions: readonly { from: number; to: number; text: InFour }[]
}

const LOOP_TITLE: InFour = {
  th: 'noble vesper ploenchit ยามค่ำ ภาพจำลองเพื่อการโฆษณา',
  en: "noble vesper ploenchit at dusk, artist's impression",
  cht: 'noble vesper ploenchit 暮色，示意圖',
  chs: 'noble vesper ploenchit 暮色，效果图',
}

export const FILMS = {
  'vesper-dusk': { file: 'vesper-dusk.mp4', width: 960, height: 540, title: LOOP_TITLE, captions: [] },
  'vesper-dusk-upright': { file: 'vesper-dusk-upright.mp4', width: 480, height: 600, title: LOOP_TITLE, captions: [] },
  'vesper-walk': {
    file: 'vesper-walk.mp4',
    width: 960,
    height: 540,
    title: {
      th: 'จากถนนถึงล็อบบี้ของ noble vesper ploenchit ภาพจำลองเพื่อการโฆษณา',
      en: "From the street to the lobby of noble vesper ploenchit, artist's impression",
      cht: '從街道走進 noble vesper ploenchit 大堂，示意圖',
      chs: '从街道走进 noble vesper ploenchit 大堂，效果图',
    },
    captions: [
      {
        from: 0,
        to: 3.4,
        text: {
          th: 'อาคารเมื่อมองจากถนนยามค่ำ (ภาพจำลองเพื่อการโฆษณา)',
          en: "The tower from the street at dusk (artist's impression)",
          cht: '暮色中從街道望向大樓（示意圖）',
          chs: '暮色中从街道望向大楼（效果图）',
        },
      },
      {
        from: 3.6,
        to: 6.6,
        text: {
          th: 'สวนและสระว่ายน้ำของผู้อยู่อาศัย (ภาพจำลองเพื่อการโฆษณา)',
          en: "The residents' garden and pool (artist's impression)",
          cht: '住戶專用的花園與泳池（示意圖）',
          chs: '业主专用的花园和泳池（效果图）',
        },
      },
      {
        from: 6.8,
        to: 10.2,
        text: {
          th: 'ล็อบบี้ชั้นล่าง (ภาพจำลองเพื่อการโฆษณา)',
          en: "The lobby on the ground floor (artist's impression)",
          cht: '地面層大堂（示意圖）',
          chs: '首层大堂（效果图）',
        },
      },
    ],
  },
} as const satisfies Record<string, FilmSeed>

export type FilmKey = keyof typeof FILMS

/** What a project has beside the facts and words that every project has. */
export interface ProjectExtras {
  films?: Partial<Record<'bannerDesktop' | 'bannerMobile' | 'bannerPopup' | 'conceptDesktop' | 'info', FilmKey>>
  banner?: { text: InFour; colour: string }
  terms?: { reservation: number; contractShare: number; downShare: number; instalments: number }
  /** Lowest prices before the one of today, in baht, by the day from which each was public. */
  earlierPrices?: readonly { day: string; price: number }[]
}

export const PROJECT_EXTRAS: Readonly<Record<string, ProjectExtras>> = {
  'noble-vesper-ploenchit': {
    films: {
      bannerDesktop: 'vesper-dusk',
      bannerMobile: 'vesper-dusk-upright',
      bannerPopup: 'vesper-walk',
      conceptDesktop: 'vesper-walk',
    },
    terms: { reservation: 50_000, contractShare: 5, downShare: 15, instalments: 18 },
    earlierPrices: [
      { day: '2026-09-24', price: 13_900_000 },
      { day: '2026-10-19', price: 14_500_000 },
    ],
  },
  'nue-district-r9': {
    banner: {
      text: {
        th: 'สอบถามแปลนห้องและราคา',
        en: 'Ask for floor plans and prices',
        cht: '查詢戶型圖與價格',
        chs: '咨询户型图与价格',
      },
      colour: '#0E4A4A',
    },
  },
}

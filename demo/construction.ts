import { TRADES, type Trade } from '@/features/construction/domain/construction'
import type { InFour, ProjectFacts } from './types'

/** The months that are reported, oldest first. */
export const REPORTED_MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as const

/** When each trade works, as shares of the time from the first pile to completion. */
const SPANS: Record<Trade, readonly [from: number, to: number]> = {
  foundation: [0, 0.22],
  structure: [0.15, 0.65],
  architecture: [0.4, 0.95],
  systems: [0.45, 0.97],
  landscape: [0.8, 1],
}

/** What each trade weighs in the whole. */
const WEIGHTS: Record<Trade, number> = {
  foundation: 0.15,
  structure: 0.35,
  architecture: 0.25,
  systems: 0.2,
  landscape: 0.05,
}

const monthsOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

/** How many months it takes to build. */
function monthsToBuild({ group, storeys }: ProjectFacts): number {
  if (group !== 'Condominium') return 18
  return storeys > 25 ? 32 : 24
}

/** How far a project is at the end of a month; null before the first pile and after completion. */
export function progressAt(facts: ProjectFacts, month: string) {
  if (!facts.completion || !facts.current || facts.group === 'Land') return null
  const share = 1 - (monthsOf(facts.completion) - monthsOf(month)) / monthsToBuild(facts)
  if (share <= 0 || share >= 1) return null
  const trades = Object.fromEntries(
    TRADES.map((trade) => {
      const [from, to] = SPANS[trade]
      return [trade, Math.round(100 * Math.min(1, Math.max(0, (share - from) / (to - from))))]
    }),
  ) as Record<Trade, number>
  const overall = Math.round(TRADES.reduce((sum, trade) => sum + trades[trade] * WEIGHTS[trade], 0))
  return { trades, overall }
}

/** What was done, by the trade that leads at that time. */
export const NOTES: Record<Trade, InFour> = {
  foundation: {
    th: 'งานตอกเสาเข็มเดินตามแผน เริ่มขุดดินสำหรับฐานรากด้านทิศเหนือ',
    en: 'Piling goes to plan. Excavation for the northern foundations has begun.',
    cht: '打樁按計劃進行，北側基礎開始開挖。',
    chs: '打桩按计划进行，北侧基础开始开挖。',
  },
  structure: {
    th: 'เทพื้นชั้นใหม่ทุกแปดวัน ผลทดสอบกำลังคอนกรีตผ่านทุกชุด',
    en: 'A new floor is cast every eight days. Every set of concrete samples has passed its strength test.',
    cht: '每八天澆置一層樓板，混凝土試體強度全數合格。',
    chs: '每八天浇筑一层楼板，混凝土试块强度全部合格。',
  },
  architecture: {
    th: 'ติดตั้งผนังภายนอกต่อเนื่อง เริ่มงานพื้นและห้องน้ำในชั้นล่าง',
    en: 'The façade goes on floor by floor. Floors and bathrooms have started on the lower levels.',
    cht: '外牆逐層安裝，低樓層開始鋪設地板與浴室。',
    chs: '外墙逐层安装，低楼层开始铺设地面与浴室。',
  },
  systems: {
    th: 'เดินท่อและสายไฟหลักครบแล้ว กำลังทดสอบลิฟต์และระบบดับเพลิง',
    en: 'Main pipes and cables are in. Lifts and the fire system are under test.',
    cht: '主管線已完成，電梯與消防系統測試中。',
    chs: '主管线已完成，电梯与消防系统正在测试。',
  },
  landscape: {
    th: 'ลงต้นไม้ใหญ่และปูทางเดิน ตรวจรับงานทีละห้อง',
    en: 'Large trees are planted and paths laid. Homes are being inspected one by one.',
    cht: '大樹已種下，步道鋪設中，逐戶進行驗收。',
    chs: '大树已种下，步道铺设中，正在逐户验收。',
  },
}

/** The trade whose work is told: the last that is under way. */
export const leadingTrade = (trades: Record<Trade, number>): Trade =>
  [...TRADES].reverse().find((trade) => trades[trade] > 0 && trades[trade] < 100) ?? 'foundation'

import { type Assumption, PUBLISHED_RATES } from '@/features/finance'
import type { InFour } from './types'

const HOUSE_TERMS = 'Terms of the house for this demonstration; the contract of each project decides'
const BANKS = 'Level of promotional home loans of large Thai banks, 2025; each bank decides'

const FOREIGN_BANKS =
  'Level of loans that some banks in Thailand offer buyers of units from abroad, 2025; each bank decides'

const READERS_OWN = 'A starting point, no forecast: for the reader to change'

const assumption = (key: Assumption['key'], value: number, source: string): Assumption => ({
  key,
  value,
  from: '2025-01-01',
  source,
})

/** The assumptions of the demonstration. */
export const ASSUMPTIONS: readonly Assumption[] = [
  assumption('loan-year-1', 2.75, BANKS),
  assumption('loan-year-2', 2.95, BANKS),
  assumption('loan-year-3', 3.25, BANKS),
  assumption('loan-after', 6.5, BANKS),
  assumption('foreign-loan-share', 50, FOREIGN_BANKS),
  assumption('foreign-loan-rate', 7.5, FOREIGN_BANKS),
  assumption('foreign-loan-years', 15, FOREIGN_BANKS),
  assumption('debt-limit', 40, BANKS),
  assumption('age-limit', 65, BANKS),
  assumption('longest-term', 30, BANKS),
  assumption('down-share', 10, HOUSE_TERMS),
  assumption('reservation', 50_000, HOUSE_TERMS),
  assumption('contract-share', 2, HOUSE_TERMS),
  assumption('buyers-share-of-transfer-fee', 50, HOUSE_TERMS),
  assumption('sinking-fund-per-m2', 600, HOUSE_TERMS),
  assumption('months-in-advance', 12, HOUSE_TERMS),
  assumption('meters', 5000, HOUSE_TERMS),
  assumption('insurance-per-m2', 20, HOUSE_TERMS),
  assumption('empty-months', 1, READERS_OWN),
  assumption('rent-growth', 2, READERS_OWN),
  assumption('price-growth', 2, READERS_OWN),
  assumption('savings-rate', 1.5, READERS_OWN),
  assumption('horizon', 10, READERS_OWN),
]

/** The public rates and the assumptions as documents; money in baht, shares in per cent. */
export const FINANCE_RATES = [
  ...PUBLISHED_RATES.map(({ key, rate, from, until, ceiling, reducedUpTo, source }) => ({
    key,
    value: Number((rate * 100).toFixed(4)),
    from,
    until,
    ceiling: ceiling === null ? null : ceiling / 100,
    reducedUpTo: reducedUpTo === null ? null : reducedUpTo / 100,
    source,
  })),
  ...ASSUMPTIONS.map((one) => ({ ...one, until: null, ceiling: null, reducedUpTo: null })),
]

/** The sources in the other languages; an address is the same in all. */
export const SOURCES: Readonly<Record<string, Omit<InFour, 'en'>>> = {
  'Ministerial Regulation No. 47 (B.E. 2541) under the Land Code; for condominium units that of B.E. 2553': {
    th: 'กฎกระทรวง ฉบับที่ 47 (พ.ศ. 2541) ตามประมวลกฎหมายที่ดิน ห้องชุดตามกฎกระทรวง พ.ศ. 2553',
    cht: '泰國《土地法典》第 47 號部令（佛曆 2541 年）；公寓單位依佛曆 2553 年部令',
    chs: '泰国《土地法典》第 47 号部令（佛历 2541 年）；公寓房屋依佛历 2553 年部令',
  },
  'Revenue Code, schedule of stamp duties': {
    th: 'ประมวลรัษฎากร บัญชีอัตราอากรแสตมป์',
    cht: '泰國《稅收法典》印花稅率表',
    chs: '泰国《税收法典》印花税率表',
  },
  [HOUSE_TERMS]: {
    th: 'เงื่อนไขตัวอย่างของบริษัท สัญญาของแต่ละโครงการเป็นตัวกำหนด',
    cht: '本公司示範條件；以各項目合約為準',
    chs: '本公司示范条件；以各项目合同为准',
  },
  [BANKS]: {
    th: 'ระดับดอกเบี้ยโปรโมชันสินเชื่อบ้านของธนาคารใหญ่ในไทย ปี 2568 แต่ละธนาคารเป็นผู้กำหนด',
    cht: '2025 年泰國大型銀行房貸優惠利率水準；以各銀行為準',
    chs: '2025 年泰国大型银行房贷优惠利率水平；以各银行为准',
  },
  [FOREIGN_BANKS]: {
    th: 'ระดับสินเชื่อที่บางธนาคารในไทยเสนอแก่ผู้ซื้อห้องชุดชาวต่างชาติ ปี 2568 แต่ละธนาคารเป็นผู้กำหนด',
    cht: '2025 年泰國部分銀行向海外公寓買家提供的貸款水平；以各銀行為準',
    chs: '2025 年泰国部分银行向海外公寓买家提供的贷款水平；以各银行为准',
  },
  [READERS_OWN]: {
    th: 'จุดเริ่มต้นสำหรับปรับเอง ไม่ใช่การคาดการณ์',
    cht: '供您調整的起始值，並非預測',
    chs: '供您调整的起始值，并非预测',
  },
}

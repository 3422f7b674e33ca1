import type { Spot } from './waterways'

/** A name in the languages of the site. */
export type NameInFour = Readonly<Record<'th' | 'en' | 'cht' | 'chs', string>>

/** A public park by its edge. */
export interface Park {
  slug: string
  name: NameInFour
  edge: readonly Spot[]
}

/** The edge as pairs of degrees, apart by spaces. */
const park = (slug: string, [th, en, cht, chs]: readonly [string, string, string, string], edge: string): Park => ({
  slug,
  name: { th, en, cht, chs },
  edge: edge.split(' ').map((pair) => {
    const [lat = 0, lng = 0] = pair.split(',').map(Number)
    return { lat, lng }
  }),
})

/**
 * The large parks, drawn by us from the roads and stations at their edges, to about a fifth of a kilometre: for orientation
 * on a schematic map. No data file was copied (decision 0130).
 */
export const PARKS: readonly Park[] = [
  park(
    'lumphini',
    ['สวนลุมพินี', 'Lumphini Park', '倫披尼公園', '伦披尼公园'],
    '13.7285,100.5385 13.734,100.5398 13.7336,100.5455 13.727,100.5452',
  ),
  park(
    'benjakitti',
    ['สวนเบญจกิติ', 'Benjakitti Park', '班嘉吉蒂公園', '班嘉吉蒂公园'],
    '13.7332,100.556 13.733,100.559 13.7245,100.5596 13.724,100.557 13.7262,100.5545 13.732,100.5545',
  ),
  park(
    'benchasiri',
    ['สวนเบญจสิริ', 'Benchasiri Park', '班嘉詩麗公園', '班嘉诗丽公园'],
    '13.7321,100.5667 13.7312,100.5687 13.7296,100.5682 13.7301,100.5663',
  ),
  park(
    'chatuchak',
    ['สวนจตุจักร', 'Chatuchak Park', '洽圖洽公園', '恰图恰公园'],
    '13.802,100.5528 13.8035,100.5545 13.8105,100.5588 13.8118,100.5578 13.807,100.5535',
  ),
  park(
    'queen-sirikit',
    ['สวนสมเด็จพระนางเจ้าสิริกิติ์ฯ', 'Queen Sirikit Park', '詩麗吉王后公園', '诗丽吉王后公园'],
    '13.8035,100.548 13.803,100.5515 13.809,100.553 13.8105,100.55 13.807,100.5475',
  ),
  park(
    'wachirabenchathat',
    ['สวนวชิรเบญจทัศ', 'Wachirabenchathat Park', '瓦集拉班乍塔公園', '瓦集拉班乍塔公园'],
    '13.809,100.553 13.811,100.5573 13.817,100.559 13.818,100.5545 13.8125,100.55',
  ),
  park(
    'suan-luang-rama-9',
    ['สวนหลวง ร.9', 'Suan Luang Rama IX', '拉瑪九世皇家公園', '拉玛九世皇家公园'],
    '13.693,100.66 13.6925,100.668 13.684,100.669 13.6835,100.661',
  ),
  park(
    'sri-nakhon-khuean-khan',
    ['สวนศรีนครเขื่อนขันธ์', 'Sri Nakhon Khuean Khan Park', '邦喀造詩那空坎公園', '邦喀造诗那空坎公园'],
    '13.7,100.562 13.6985,100.5665 13.693,100.566 13.6935,100.562',
  ),
  park(
    'thonburirom',
    ['สวนธนบุรีรมย์', 'Thonburirom Park', '吞武里隆公園', '吞武里隆公园'],
    '13.654,100.4905 13.654,100.4945 13.6505,100.4945 13.6505,100.4905',
  ),
]

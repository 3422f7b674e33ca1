import type { WordRow } from './filter-words'
import type { Meaning } from './meanings'
import { pairs } from './word-pairs'

const group = (value: string): Meaning => ({ is: 'group', value })
const badge = (value: string): Meaning => ({ is: 'badge', value })
const tag = (value: string): Meaning => ({ is: 'tag', value })

const READILY =
  '馬上|馬上可|馬上可以|馬上能|可馬上|可以馬上|能馬上|立刻|立刻可|立刻可以|立刻能|可以立刻|立即可|可以立即|隨時可|' +
  '隨時可以|隨時能|可隨時|可以隨時'

/** How buyers of Taiwan, Hong Kong and the mainland say what our pages say otherwise. */
const SAID_OF_HOMES: readonly WordRow[] = [
  ['聯體別墅|聯體屋', group('townhome')],
  ['買地|買塊地|建屋用地|建房用地|住宅用地|自建地', group('land')],
  [pairs('最新|最新的|新開|新開的|新推的|新出的|剛開的|剛推出的', '盤|樓盤|項目|建案|案子'), badge('New_Project')],
  ['剛開盤|剛開售|新開售|剛推出', badge('New_Project')],
  [pairs(READILY, '入住|住|搬|搬進去|搬入|入伙'), badge('Ready_to_Move')],
  [
    '可入住|即可入伙|可入伙|已入伙|已交樓|已交房|已交屋|即買即入住|交屋即住|建好|已建好|蓋好|已蓋好|已落成|已竣工|已交付',
    badge('Ready_to_Move'),
  ],
  ['環評過|環評過了|環評已過|eia 過了|eia 已過|過 eia', badge('EIA_Approved')],
  ['完銷|銷售一空|賣光|賣清|沽清|沽罄|全部售出', badge('Sold_Out')],
  ['毛小孩|毛孩|毛孩子', tag('pet-friendly')],
  [
    pairs('養|可養|能養|可以養|允許養|准養', '狗狗|貓咪|毛小孩|毛孩|毛孩子|大型犬|小型犬|犬|大狗|小狗|貓狗'),
    tag('pet-friendly'),
  ],
  [pairs('貓|狗|貓狗|毛孩', '友好|友善'), tag('pet-friendly')],
  ['高速口|高速入口|高速出口|高架口|快速道路|交流道|上高速|上快速路', tag('near-expressway')],
  ['高速旁|高速旁邊|高速邊|高速附近|靠高速', tag('near-expressway')],
  ['購物廣場|購物商場', tag('next-to-mall')],
  ['靠河|靠江|臨江|沿江|看江|江邊房', tag('river-view')],
  ['底商|門面|門面房|鋪面|臨街商鋪|沿街商鋪', tag('shophouse')],
  ['機場捷運|机捷|機場地鐵|機場列車', { is: 'system', value: 'arl' }],
  ['空中捷運', { is: 'system', value: 'bts' }],
]

/** Of what is nearly sold there is some, and what is nearly ready is not; a landlord is no room. */
const OPAQUE: readonly WordRow[] = [
  [pairs('即將|快|快要|將', '售罄|售完|賣完|賣光|完銷|清盤|入住|完工|建成'), { is: 'opaque' }],
  ['房東|室友', { is: 'opaque' }],
]

/** What says that something is not wanted, and words that only join others. */
const JOINING: readonly WordRow[] = [
  [
    '不用|無需|沒|無|禁止|禁|謝絕|排除|勿|並非|非|不可|不可以|不能|不行|不准|不許|不允許|未|尚未|還沒|還沒有|除外|以外',
    { is: 'not' },
  ],
  ['唔|唔要|唔好|唔係|唔想|冇', { is: 'not' }],
  ['搵|想搵|有冇|係咪|可唔可以|嘅|喺|係|啲|嗰啲|邊度|邊度有|咩|有咩|唔該|幾多錢', { is: 'filler' }],
  ['有沒|有無|已|已經|都|了|最好|最好是|希望|比較|必須|一定|儘量|盡量|很|非常', { is: 'filler' }],
  [
    '來|給我|給我看|看|看看|想看|介紹|什麼|有什麼|有哪些|哪些|哪裡|哪裡有|哪個|多少|多少錢|幾個|幾套|些|一些|怎麼樣',
    { is: 'filler' },
  ],
  [pairs('便宜|近|大|小|安靜', '點|一點|些|一些'), { is: 'filler' }],
  ['點|一點|這邊|那邊|這裡|那裡|我們|最便宜|最便宜的', { is: 'filler' }],
]

/** Words of Chinese by region, beside those that stand with their like in the other languages. */
export const CHINESE_WORDS: readonly WordRow[] = [...SAID_OF_HOMES, ...OPAQUE, ...JOINING]

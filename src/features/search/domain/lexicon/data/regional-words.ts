import type { EntryMarks } from '../lexicon'
import type { Meaning } from '../meanings'
import type { WordList } from '../word-list'

/** Who says a word. */
export type Region = 'th' | 'en' | 'cht-HK' | 'cht-TW' | 'chs'

/** Where words are attested. The first two are checked by a test; the others were read there. */
export const SOURCES = {
  pages: 'the texts of this site: messages/, demo/',
  sentences: 'sentences of writers: bench/search',
  spelling: 'another spelling or form of a word beside it',
  parts: 'two attested words in one',
  law: 'Condominium Act B.E. 2522, Land Code B.E. 2497, Ministerial Regulation 55 (B.E. 2543), definitions',
  thHouses: 'https://landprothailand.com/th/types-of-houses/',
  dictionary: 'https://dictionary.cambridge.org, British and American',
  hkHouses: 'https://house730.com/news/1522',
  hkRail: 'https://www.mtr.com.hk',
  twHouses: 'https://twprobe.com/gongyu-huaxia-daolou-xuanze-youcha-jiacha-fangdai, https://matters.town/a/p1akniqmsb5g',
  twRail: 'http://thailand.ggogo.com/tour/transport/mrt.html',
  twThailand: 'https://taithaitimes.com/article/detail/1438',
  cnHouses: 'https://news.pintu360.com/zhjx/202406/14865.html, http://xiaojia58.com/240531/532693.html',
  cnThailand: 'https://m.thaieasyhome.com/nd.jsp?id=11, https://www.ol34d.com/post/12585.html',
} as const
export type Source = keyof typeof SOURCES

type Said = readonly [regions: readonly Region[], source: Source, words: readonly string[]]

/** One meaning, as each region says it. */
export type Regional = EntryMarks & { means: Meaning; said: readonly Said[] }

const TH = ['th'] as const
const EN = ['en'] as const
const HK = ['cht-HK'] as const
const TW = ['cht-TW'] as const
const CN = ['chs'] as const
const ZH = ['cht-HK', 'cht-TW', 'chs'] as const

/**
 * What the same thing is called in Thailand, in English, in Hong Kong, in Taiwan and on the mainland: kinds of home,
 * measures of area, rail. Chinese words stand in the characters of their region; folding makes them one.
 */
export const REGIONAL_WORDS: readonly Regional[] = [
  {
    means: { is: 'group', value: 'condominium' },
    said: [
      [TH, 'pages', ['คอนโด', 'คอนโดมิเนียม']],
      [TH, 'law', ['ห้องชุด', 'อาคารชุด']],
      [TH, 'spelling', ['คอนโดมีเนียม', 'คอนโดฯ', 'อพาร์ทเมนท์', 'อพาร์ตเมนต์', 'อพาร์ทเม้นท์']],
      [EN, 'pages', ['condo', 'condos', 'condominium', 'condominiums', 'flat', 'flats', 'apt']],
      [EN, 'sentences', ['apartment', 'apartments']],
      [ZH, 'pages', ['公寓', '公寓大樓']],
      [TW, 'twHouses', ['大樓', '電梯大樓', '住宅大樓', '社區大樓', '華廈', '電梯華廈', '電梯公寓']],
      [TW, 'twThailand', ['共管公寓']],
      [TW, 'parts', ['大樓公寓']],
      [CN, 'sentences', ['高层公寓']],
      [CN, 'parts', ['公寓大厦', '公寓房', '公寓楼']],
      [CN, 'spelling', ['康斗']],
    ],
  },
  {
    means: { is: 'group', value: 'house' },
    said: [
      [TH, 'pages', ['บ้าน', 'หมู่บ้าน']],
      [TH, 'thHouses', ['บ้านแฝด']],
      [TH, 'parts', ['บ้านจัดสรร', 'บ้านแถวๆ', 'บ้านแถวนี้']],
      [EN, 'pages', ['house', 'houses', 'ban']],
      [EN, 'sentences', ['baan']],
      [EN, 'dictionary', ['semi detached', 'semi-detached house']],
      [ZH, 'pages', ['別墅']],
      [HK, 'hkHouses', ['洋房', '屋仔', '村屋', '孖屋', '雙連別墅']],
      [TW, 'twHouses', ['透天', '透天厝', '透天別墅', '雙併別墅']],
      [TW, 'parts', ['房屋別墅']],
      [TH, 'parts', ['บ้านพร้อมที่ดิน', 'บ้านและที่ดิน']],
      [EN, 'parts', ['landed house', 'landed houses', 'landed property']],
      [ZH, 'parts', ['帶地的房子', '有地的房子', '房子帶土地']],
      // On the mainland 洋房 is a low block; none is sold here, and a house comes nearest.
      [CN, 'cnHouses', ['花园洋房', '双拼别墅', '叠拼别墅']],
    ],
  },
  {
    means: { is: 'group', value: 'single-detached-house' },
    said: [
      [TH, 'pages', ['บ้านเดี่ยว', 'บ้านเดี่ยว 2 ชั้น']],
      [TH, 'spelling', ['บ้านเดี่ยวสองชั้น', 'บ้านเดียว']],
      [TH, 'parts', ['คฤหาสน์']],
      [EN, 'pages', ['detached', 'detached house', 'detached houses', 'single detached house', 'single detached houses', 'single detached', 'villa']],
      [EN, 'sentences', ['single house', 'detached home', 'detatched hose']],
      [EN, 'spelling', ['single houses', 'detached homes', 'villas', 'detatched house']],
      [EN, 'dictionary', ['single family house', 'single family home', 'standalone house']],
      [ZH, 'pages', ['獨棟', '獨棟別墅', '獨立別墅']],
      [HK, 'sentences', ['獨立屋']],
      [HK, 'hkHouses', ['獨立洋房', '獨立的洋房']],
      [TW, 'sentences', ['獨棟社區']],
      [TW, 'parts', ['單棟別墅', '獨棟房屋', '獨棟住宅', '獨棟透天']],
      [CN, 'sentences', ['獨楝', '獨楝別墅']],
      [CN, 'parts', ['独栋洋房', '独门独院', '独门独院的别墅']],
    ],
  },
  {
    means: { is: 'group', value: 'townhome' },
    said: [
      [TH, 'pages', ['ทาวน์โฮม']],
      [TH, 'law', ['บ้านแถว']],
      [TH, 'sentences', ['ทาวน์เฮ้าส์', 'ทาวน์เฮาส์', 'ทาวเฮาส์', 'ทาวโฮม', 'ทาวเฮ้าส์', 'ทาว์นโฮม', 'ทาว์นเฮ้าส์']],
      [EN, 'pages', ['townhome', 'townhomes', 'townhouse', 'townhouses', 'town home', 'town homes', 'town house', 'town houses', 'row house', 'row houses', 'rowhouse']],
      [EN, 'dictionary', ['terraced house', 'terrace house', 'terraced houses']],
      [ZH, 'pages', ['聯排', '聯排別墅']],
      [HK, 'hkHouses', ['連排別墅']],
      [HK, 'parts', ['聯體別墅', '聯體屋']],
      [TW, 'sentences', ['連棟', '連棟透天']],
      [TW, 'twHouses', ['連棟別墅']],
      [TW, 'parts', ['聯棟', '聯棟透天', '街屋透天']],
      [CN, 'sentences', ['聯排屋']],
      [CN, 'cnHouses', ['排屋']],
      [CN, 'parts', ['联排住宅', '联排房屋', '城市屋', '镇屋', '市镇屋']],
    ],
  },
  {
    means: { is: 'group', value: 'land' },
    said: [
      [TH, 'pages', ['ที่ดิน', 'ที่ดินเปล่า', 'ที่ดินจัดสรร', 'แปลงที่ดิน', 'ที่ดินแปลง']],
      [EN, 'pages', ['land', 'lands', 'land plot', 'land plots', 'plot of land', 'plots of land', 'plot', 'plots', 'vacant land']],
      [EN, 'sentences', ['building plot', 'ti din', 'ti din plao']],
      [EN, 'spelling', ['building plots', 'plot to build on', 'tee din']],
      [ZH, 'pages', ['土地', '一塊地', '塊地', '的地', '地塊', '空地', '買地']],
      [HK, 'sentences', ['嘅地', '地皮', '買塊地']],
      [TW, 'sentences', ['建地']],
      [TW, 'parts', ['素地', '建屋用地']],
      [TH, 'parts', ['ที่ดินสร้างบ้าน', 'ที่ดินปลูกบ้าน']],
      [EN, 'parts', ['land to build on', 'building land']],
      [ZH, 'parts', ['的地塊', '的土地']],
      [CN, 'pages', ['宅地', '住宅用地']],
      [CN, 'parts', ['建房用地', '自建地', '自建房土地']],
    ],
  },
  {
    means: { is: 'tag', value: 'shophouse' },
    said: [
      [TH, 'law', ['อาคารพาณิชย์', 'ตึกแถว']],
      [TH, 'sentences', ['โฮมออฟฟิศ']],
      [TH, 'spelling', ['ช็อปเฮาส์', 'ช้อปเฮ้าส์', 'ช็อปเฮ้าส์', 'ตึกพาณิชย์']],
      [EN, 'pages', ['shophouse', 'shophouses', 'shop house', 'shop houses']],
      [EN, 'parts', ['commercial building', 'commercial buildings', 'commercial unit', 'commercial units', 'commercial shophouse', 'commercial shophouses']],
      [ZH, 'pages', ['店屋']],
      [HK, 'parts', ['舖屋', '店舖屋', '商鋪', '商舖', '商舖住宅']],
      [TW, 'parts', ['店面', '街屋', '帶門面', '透天店面', '店面住宅']],
      [CN, 'parts', ['店铺', '底商', '门面', '门面房', '铺面', '临街商铺', '沿街商铺', '商住樓', '商住兩用']],
    ],
  },
  // A rail system by a name of its kind; by its own name it stands among the names of the content.
  {
    means: { is: 'system', value: 'bts' },
    said: [
      [TH, 'pages', ['bts', 'สาย bts']],
      [TH, 'sentences', ['บีทีเอส', 'บีทีเอ็ส', 'สายสีเขียว']],
      [TH, 'parts', ['รถไฟฟ้า bts', 'รถไฟฟ้าบีทีเอส', 'รถไฟฟ้าสายสีเขียว', 'bts สายสีเขียว']],
      [EN, 'pages', ['skytrain', 'sky train']],
      [EN, 'parts', ['bts skytrain', 'bts line', 'green line', 'bts green line']],
      [HK, 'hkRail', ['輕鐵']],
      [TW, 'twRail', ['空鐵', '架空鐵路']],
      [TW, 'parts', ['空中捷運', '高架捷運', '空中列車']],
      [CN, 'sentences', ['轻轨', '轻轨站']],
      [CN, 'parts', ['绿线', '轻轨线', '天铁', '轻轨 bts', 'bts 轻轨', '曼谷轻轨']],
    ],
  },
  {
    means: { is: 'system', value: 'mrt' },
    said: [
      [TH, 'pages', ['mrt', 'รถไฟฟ้า mrt', 'รถไฟใต้ดิน', 'รถไฟฟ้าใต้ดิน']],
      [TH, 'sentences', ['เอ็มอาร์ที']],
      [TH, 'parts', ['รถใต้ดิน', 'สาย mrt', 'รถไฟใต้ดิน mrt']],
      [EN, 'pages', ['subway', 'metro']],
      [EN, 'sentences', ['mrt line']],
      [EN, 'dictionary', ['underground', 'tube']],
      [TW, 'twRail', ['地下化捷運']],
      [TW, 'parts', ['地下捷運']],
      [CN, 'sentences', ['地铁 mrt']],
      [CN, 'parts', ['mrt 地铁']],
    ],
  },
  {
    means: { is: 'system', value: 'arl' },
    said: [
      [TH, 'pages', ['arl', 'แอร์พอร์ตเรลลิงก์']],
      [TH, 'sentences', ['แอร์พอร์ตลิงก์', 'แอร์พอร์ตลิงค์', 'แอร์พอร์ต ลิ้งค์']],
      [TH, 'spelling', ['แอร์พอร์ตเรลลิงค์', 'แอร์พอร์ตเรลลิ้งค์']],
      [EN, 'pages', ['airport rail link']],
      [EN, 'sentences', ['airport link']],
      [EN, 'parts', ['airport line']],
      [ZH, 'pages', ['機場快線']],
      [HK, 'parts', ['機場線', '機場鐵路', '機場地鐵', '機場列車']],
      [TW, 'sentences', ['機場捷運']],
      [TW, 'spelling', ['機捷']],
      [CN, 'parts', ['机场轻轨', '机场快轨']],
    ],
  },
  {
    means: { is: 'system', value: 'srt' },
    said: [
      [TH, 'pages', ['srt', 'สายสีแดง', 'รถไฟฟ้าสายสีแดง']],
      [TH, 'parts', ['รถไฟฟ้าชานเมือง', 'รถไฟชานเมือง']],
      [EN, 'pages', ['red line', 'srt red line']],
      [ZH, 'pages', ['紅線']],
      [ZH, 'spelling', ['紅色線']],
    ],
  },
  {
    means: { is: 'rail' },
    said: [
      [TH, 'pages', ['รถไฟฟ้า', 'สถานีรถไฟฟ้า', 'รถไฟ', 'สถานี']],
      [TH, 'sentences', ['รฟฟ', 'รฟฟ.', 'รถไฟฟ้าสายไหนก็ได้']],
      [EN, 'pages', ['train', 'trains', 'train station', 'rail', 'railway', 'station', 'stations', 'stn', 'sta']],
      [EN, 'dictionary', ['mass transit', 'rapid transit', 'the rapid transit', 'light rail', 'lrt']],
      [ZH, 'pages', ['鐵路', '車站', '站']],
      [TW, 'pages', ['捷運', '捷運站']],
      [TW, 'sentences', ['捷運宅']],
      [TW, 'twRail', ['曼谷捷運']],
      [TW, 'parts', ['捷運口']],
      // In Bangkok as at home: any urban railway, unless MRT is said.
      [HK, 'hkRail', ['港鐵']],
      [HK, 'parts', ['地下鐵', '曼谷地鐵']],
      [['cht-HK', 'chs'], 'sentences', ['地鐵', '地鐵站', '地鐵口']],
      [CN, 'pages', ['軌道交通', '軌道', '軌道線路']],
      [CN, 'sentences', ['任何軌道線路', 'zhandian']],
      [CN, 'parts', ['城铁', '站点', '轨交', '城市轨道']],
    ],
  },
  {
    means: { is: 'unit', unit: 'area', factor: 1 },
    said: [
      [TH, 'pages', ['ตารางเมตร', 'ตร.ม.', 'ตรม.', 'ตร ม']],
      [TH, 'spelling', ['ตร.เมตร']],
      [EN, 'pages', ['square metre', 'square metres', 'm2']],
      [EN, 'sentences', ['sqm', 'sq m', 'sq.m.', 'square meter', 'square meters', 'sqmt']],
      [EN, 'spelling', ['sqms', 'sq meter', 'sq metre', 'sq meters', 'sq metres', 'sq mtr']],
      [ZH, 'pages', ['平方米', '平方']],
      [TW, 'sentences', ['平方公尺']],
      [CN, 'pages', ['平', '方']],
      [CN, 'sentences', ['平米']],
      [CN, 'parts', ['个平方']],
    ],
  },
  // A ping (tsubo) is 400/121 m².
  { means: { is: 'unit', unit: 'area', factor: 3.305785 }, said: [[TW, 'pages', ['坪']]] },
  // The international foot.
  {
    means: { is: 'unit', unit: 'area', factor: 0.09290304 },
    said: [
      [EN, 'sentences', ['square feet']],
      [EN, 'spelling', ['sqft', 'sq ft', 'sq feet', 'square foot', 'ft2', 'sf']],
      [HK, 'pages', ['呎', '尺']],
      [HK, 'hkHouses', ['平方呎']],
      [HK, 'spelling', ['平方尺']],
      [CN, 'parts', ['平方英尺']],
    ],
  },
  {
    means: { is: 'unit', unit: 'area', factor: 4 },
    said: [
      [TH, 'law', ['ตารางวา', 'วา']],
      [TH, 'spelling', ['ตร.ว.', 'ตรว', 'ตร.วา', 'ตรวา']],
      [EN, 'pages', ['sq wah', 'sqwah', 'square wah', 'wah', 'sq wa', 'sqw', 'sq w']],
      [EN, 'spelling', ['tarang wah', 'tarangwah', 'tarang wa', 'talang wah']],
      [ZH, 'pages', ['平方哇', '哇']],
    ],
  },
  {
    means: { is: 'unit', unit: 'area', factor: 400 },
    isAlone: true,
    said: [
      [TH, 'law', ['งาน']],
      [EN, 'pages', ['ngan']],
    ],
  },
  {
    means: { is: 'unit', unit: 'area', factor: 1_600 },
    said: [
      [TH, 'law', ['ไร่']],
      [EN, 'pages', ['rai']],
      [TW, 'twThailand', ['萊']],
    ],
  },
]

/** The words of that table for the lexicon, whoever says them: a sentence may mix them. */
export const regionalWords = (is: (means: Meaning) => boolean): WordList[] =>
  REGIONAL_WORDS.filter(({ means }) => is(means)).map(({ said, ...entry }) => ({
    ...entry,
    words: [...new Set(said.flatMap(([, , words]) => words))],
  }))

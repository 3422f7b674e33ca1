import { PLACES } from './places'
import { STATIONS } from './stations'

/** A name as signs and maps write it, and its one form in each Chinese edition. */
export interface GazetteerName {
  latin: string
  cht: string
  chs: string
}

/** As on signs: Latin, Traditional Chinese, Simplified Chinese. Stations and places have theirs in their own lists. */
const OTHER_NAMES: readonly (readonly [latin: string, cht: string, chs: string])[] = [
  ['Rangsit', '朗實', '朗实'],
  ['Sathorn', '沙吞', '沙吞'],
  ['Surawong', '蘇拉翁', '苏拉翁'],
  ['Rama 3', '拉瑪三', '拉玛三'],
  ['Phra Pradaeng', '帕巴登', '帕巴登'],
  ['Bang Mot', '挽莫', '挽莫'],
  ['Bang Krachao', '邦喀造', '邦喀造'],
  ['Bang Yai', '挽艾', '挽艾'],
  ['Nonthaburi', '暖武里', '暖武里'],
  ['Chon Buri', '春武里', '春武里'],
  ['Pathum Wan', '巴吞旺', '巴吞旺'],
  ['Muang Thong Thani', '蒙通他尼', '蒙通他尼'],
  ['Lam Luk Ka', '南祿加', '南禄加'],
  ['Krungthep Kreetha', '格里塔', '格里塔'],
  ['Wang Lang', '旺朗', '旺朗'],
  ['Ratchada', '拉差達', '拉差达'],
  ['Lat Phrao', '拉拋', '拉抛'],
  ['Rama 9', '拉瑪九', '拉玛九'],
  ['Ram Inthra', '藍因他拉', '蓝因他拉'],
  ['Pattanakarn', '帕塔納甘', '帕塔纳甘'],
  ['Suksawat', '素沙越', '素沙越'],
  ['Rat Burana', '叻武拉納', '叻武拉纳'],
  ['Ratchaphruek', '叻差帕', '叻差帕'],
  ['Rama 2', '拉瑪二', '拉玛二'],
  ['Kaset', '農業大學', '农业大学'],
  ['Srinakarin–Romklao', '詩納卡琳—隆考', '诗纳卡琳—隆考'],
  ['Wireless Road', '無線電路', '无线电路'],
  ['Convent Road', '康文路', '康文路'],
  ['Vibhavadi', '威帕瓦迪', '威帕瓦迪'],
  ['Phahonyothin', '帕宏裕庭', '帕宏裕庭'],
  ['Kanchanaphisek', '甘乍那披色', '甘乍那披色'],
  ['Pradit Manutham', '巴滴瑪努探', '巴滴玛努探'],
  ['Rattanathibet', '拉達納提貝', '拉达纳提贝'],
  ['Phetchaburi', '碧武里', '碧武里'],
  ['Chalong Rat', '查隆叻', '查隆叻'],
  ['Chaloem Maha Nakhon', '察冷瑪哈那空', '察冷玛哈那空'],
  ['Si Rat', '詩叻', '诗叻'],
  ['Udon Ratthaya', '烏東拉塔耶', '乌东拉塔耶'],
  ['Burapha Withi', '布拉帕威提', '布拉帕威提'],
  ['Chao Phraya', '昭披耶河', '湄南河'],
  ['Saen Saep', '盛桑運河', '盛桑运河'],
  ['Prem Prachakon', '普林巴差功運河', '普林巴差功运河'],
  ['Taksin Bridge', '鄭王橋', '郑王桥'],
  ['Bhumibol Bridge', '普密蓬大橋', '普密蓬大桥'],
  ['Rama IX Bridge', '拉瑪九世大橋', '拉玛九世大桥'],
  ['Thotsamarachan Bridge', '托沙瑪拉查大橋', '托沙玛拉查大桥'],
  ['Lumphini Park', '倫披尼公園', '伦披尼公园'],
  ['Chatuchak Park', '洽圖洽公園', '恰图恰公园'],
  ['Benchakitti Park', '班嘉吉蒂公園', '班嘉吉蒂公园'],
  ['Benchasiri Park', '班嘉詩麗公園', '班嘉诗丽公园'],
  ['Suan Luang Rama IX', '拉瑪九世皇家公園', '拉玛九世皇家公园'],
  ['Thonburirom Park', '吞武里隆公園', '吞武里隆公园'],
  ['Sri Nakhon Khuean Khan Park', '邦喀造詩那空坎公園', '邦喀造诗那空坎公园'],
  ['Chao Phraya Sky Park', '昭披耶河空中公園', '湄南河空中公园'],
  ['Chatuchak', '洽圖洽', '恰图恰'],
  ['Suvarnabhumi', '素萬那普', '素万那普'],
  ['Wat Arun', '鄭王廟', '郑王庙'],
  ['Siriraj Hospital', '詩里拉吉醫院', '诗里拉吉医院'],
  ['Thonburi Hospital', '吞武里醫院', '吞武里医院'],
]

/** Where the English edition spells a place otherwise than signs do. */
const SIGN_SPELLINGS: Readonly<Record<string, string>> = {
  Asoke: 'Asok',
  Bangna: 'Bang Na',
  Chaengwattana: 'Chaeng Watthana',
  Donmueang: 'Don Mueang',
  Khukhot: 'Khu Khot',
  Phromphong: 'Phrom Phong',
  Ploenchit: 'Phloen Chit',
  Thonglor: 'Thong Lo',
  Watcharapol: 'Vacharaphol',
}

/**
 * Every name of a station, place, road, river, park or landmark in Chinese copy. At its first mention on a page a name
 * is followed by the Latin one, `拉拋五岔口（Ha Yaek Lat Phrao）`, because signs and maps are Latin; later it stands alone.
 */
export const GAZETTEER: readonly GazetteerName[] = [
  ...[...STATIONS, ...PLACES].map(({ name }) => ({
    latin: SIGN_SPELLINGS[name.en] ?? name.en,
    cht: name.cht,
    chs: name.chs,
  })),
  ...OTHER_NAMES.map(([latin, cht, chs]) => ({ latin, cht, chs })),
]

/** Forms of these names that were in use once, and words for the railways that mean a street tram. */
export const REJECTED_FORMS: Readonly<Record<'cht' | 'chs', readonly string[]>> = {
  cht: ['乍都乍', '隆披尼', '班加奇蒂', '湄南河', '詩里叻', '詩納卡寧', '土地局', '輕軌', '輕鐵', '捷運站'],
  chs: ['乍都乍', '隆披尼', '班加奇蒂', '昭披耶河', '诗里叻', '诗纳卡宁', '土地局', '轻轨', '拉抛五岔路口'],
}

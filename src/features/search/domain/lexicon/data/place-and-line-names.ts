import type { NamesByKey } from '../word-list'

/*
 * Other names of places, stations and lines, beside the official ones in the content: RTGS and common English
 * spellings, Thai short forms and misspellings, and the Chinese names used in Hong Kong, Taiwan and mainland China.
 * Folding makes spellings with and without spaces, tone marks or traditional characters one, so each is listed once.
 * Romanisations follow signs, maps and listings.
 */

/** By place slug. A place with two names lists each of them. */
export const PLACE_NAMES: NamesByKey = {
  sukhumvit: [
    'Sukhumwit', 'Skv', 'Sukumvit', 'Sukumwit', 'Sukhumvith', 'ถนนสุขุมวิท', 'สุขุมวิทย์', 'สุขุมวิช', '素坤維', '蘇坤蔚',
    '素坤蔚', '素坤逸路',
  ],
  asoke: ['Asok', 'Asoke Montri', 'อโศกมนตรี', 'อะโศก', '阿速', '阿索', '亞速', '阿速克'],
  phromphong: [
    'Phrom Phong', 'Prompong', 'Promphong', 'Phrompong', 'Phromphongse', 'พรอมพงษ์', 'พร้อมพงศ์', 'พรหมพงษ์',
    'พรหมพงศ์', '澎蓬區', '鵬蓬', '鵬鳳', '蓬鵬', '彭蓬',
  ],
  thonglor: [
    'Thong Lo', 'Thong Lor', 'Tonglor', 'Tong Lo', 'Thong Loh', 'Thong Law', 'Tong Law', 'Sukhumvit 55',
    'สุขุมวิท 55', 'ท่องหล่อ', 'ธองหล่อ', '通羅區', '通洛', '通樂', '東羅',
  ],
  ploenchit: [
    'Phloen Chit', 'Ploen Chit', 'Ploenjit', 'Plernchit', 'Phloen Jit', 'Pleonchit', 'Plenchit', 'เพลินจิตร', '奔集區',
    '菲隆奇', '帕隆奇', '普隆奇',
  ],
  ekkamai: [
    'Ekamai', 'Eakamai', 'Eggamai', 'Ekmai', 'Akkamai', 'Sukhumvit 63', 'สุขุมวิท 63', 'เอกะมัย', 'เอ็กมัย', '伊卡邁',
    '億卡邁', '億甲米', '伊甲邁', '艾卡邁', '易甲邁', '益甲邁',
  ],
  ari: [
    'Aree', 'Aari', 'Ary', 'Areey', 'Soi Ari', 'Phahonyothin Ari', 'อารี', 'อารย์', 'อารีย', 'อารีสัมพันธ์',
    'พหลโยธิน 7', '阿里', '阿瑞', '亞黎', '阿麗', '阿莉',
  ],
  silom: ['Si Lom', 'Seelom', 'Silom Road', 'ศีลม', '是隆路', '席隆', '詩隆', '仕龍'],
  'faichai-wanglang': [
    'Faichai', 'Wang Lang', 'ไฟฉาย', 'วังหลัง', 'ไฟฉาย วังหลัง', 'Pran Nok', 'พรานนก', '菲猜', '旺朗', '旺郎', '王朗',
  ],
  'ratchada-ladprao': [
    'Ratchada', 'Rachada', 'Radchada', 'Ratchadapisek', 'Ratchadaphisek Road', 'Ladprao', 'Lat Phrao', 'Ladphrao',
    'Lardprao', 'Lat Prao', 'รัชดา', 'ลาดพร้าว', 'รัชดาลาดพร้าว', 'รัดชดา', 'รัชฎา', '拉差達', '拉拋', '叻拋', '拉差達披色',
    '拉查達', '叻差達', '拉差達拉拋', '拉抛路', '叻帕',
  ],
  rama9: [
    'Rama IX', 'Phra Ram 9', 'Phra Ram Kao', 'Praram 9', 'Pharam 9', 'Rama Nine', 'Rama 9 Road', 'R9', 'พระราม 9',
    'พระรามเก้า', 'ร.9', 'พระรามที่ 9', 'พราม 9', 'ถนนพระราม 9', '拉瑪九', '拉瑪9', '拉瑪九路', '拉瑪 9 路', '拉瑪九世', '帕藍九',
    '拉玛9世',
  ],
  khukhot: ['Khu Khot', 'Kukot', 'Ku Khot', 'Kookot', 'Khookhot', 'คูคด', '庫科區', '庫闊', '庫廓', '古科'],
  bangna: ['Bang Na', 'Bangna Trad', 'Bangnaa', 'บางนา ตราด', '邦那', '挽那', '邦納區', '帮纳', '邦娜'],
  chaengwattana: [
    'Chaeng Watthana', 'Chaeng Wattana', 'Changwattana', 'Jaengwattana', 'Chaengwatana', 'Changwatthana', 'แจ้งวัฒนา',
    'แจ้งวัดทนะ', 'ถนนแจ้งวัฒนะ', '昌瓦塔納', '昌瓦他那', '真瓦他那', '章瓦他那', '晨瓦他那',
  ],
  donmueang: [
    'Don Mueang', 'Don Muang', 'Don Meuang', 'Dong Muang', 'DMK', 'สนามบินดอนเมือง', '廊曼區', '廊曼機場', '當孟', '東孟',
  ],
  ngamwongwan: [
    'Ngam Wong Wan', 'Ngarmwongwan', 'Ngam Wong Waan', 'Ngamwongwarn', 'งามวงวาน', 'งามวงค์วาน', 'งามวงศ์วาร',
    'ถนนงามวงศ์วาน', '南旺灣', '楠旺宛', '岸旺灣', '安旺灣',
  ],
  srinakarin: [
    'Srinagarindra', 'Sri Nakarin', 'Srinakharin', 'Si Nakharin', 'Srinakarind', 'Srinakarin Road', 'Sinakarin',
    'Srinakharin Road', 'ศรีนครินท', 'ศรีนครินทร', 'ศรีนคริน', 'ถนนศรีนครินทร์', '詩納卡琳路', '詩納卡林', '是納卡琳', '席那卡琳',
    '诗那卡琳', '诗纳迦琳',
  ],
  thonburi: ['Thon Buri', 'Tonburi', 'Thonburee', 'Dhonburi', 'ฝั่งธน', 'ฝั่งธนบุรี', '吞武里區', '吞府', '統武里', '通武里'],
  'suksawat-ratburana': [
    'Suksawat', 'Suksawad', 'Sooksawat', 'Ratburana', 'Ratboorana', 'Radburana', 'Rajburana', 'สุขสวัสดิ์',
    'ราษฎร์บูรณะ', 'ราษบูรณะ', 'ราดบูรณะ', 'สุขสวัส', 'สุขสวัสดิ', '素沙越', '叻武拉納', '素沙瓦', '叻布拉納', '素卡沙瓦', '拉布拉那',
  ],
  'pattanakarn-krungthepkreetha': [
    'Pattanakarn', 'Phatthanakan', 'Pattanakan', 'Patthanakarn', 'Phattanakarn', 'Krungthep Kreetha',
    'Krung Thep Kritha', 'Krungthep Kreeta', 'พัฒนาการ', 'กรุงเทพกรีฑา', 'กรุงเทพกีฑา', 'กรุงเทพกรีธา', '帕塔納甘', '格里塔',
    '曼谷格里塔', '帕他那甘', '攀他那干', '克里塔',
  ],
  'ekkamai-ramindra': [
    'Ekkamai Ram Inthra', 'Ekamai Ramindra', 'Ekkamai Ramintra', 'Ekamai Ramintra', 'Ramindra', 'Ram Inthra',
    'Ramintra', 'Rarm Indra', 'เอกมัย รามอินทรา', 'รามอินทรา', 'รามอินทา', 'รามอิทรา', 'เลียบด่วน',
    'เลียบด่วนรามอินทรา', 'เลียบทางด่วนเอกมัยรามอินทรา', '藍因他拉', '億甲邁藍因他拉', '拉明他', '蘭因特拉', '藍音他拉', '拉敏特拉',
  ],
  watcharapol: [
    'Watcharaphol', 'Watcharaphon', 'Vacharaphol', 'Wacharapol', 'Watcharapon', 'Vatcharapol', 'Wacharaphol',
    'วัชระพล', 'วัชรพน', 'วัชพล', '瓦差拉蓬區', '瓦查拉蓬', '瓦察拉蓬',
  ],
  'westgate-ratchapruek': [
    'Westgate', 'Central Westgate', 'Bang Yai', 'Bangyai', 'บางใหญ่', '挽艾', 'Ratchapruek', 'Ratchaphruek',
    'Ratchapreuk', 'Rachapruek', 'Ratchaphreuk', 'Ratchapruk', 'Rajapruek', 'เวสต์เกต', 'เวสเกต', 'เวสต์เกท',
    'เวสเกท', 'เซ็นทรัลเวสต์เกต', 'ราชพฤกษ์', 'ราชพฤก', 'ราดพฤกษ์', 'ถนนราชพฤกษ์', '叻差帕', '西門廣場', '拉差帕', '拉差普', '拉恰普',
    '叻差博',
  ],
}

/** By line slug. */
export const LINE_NAMES: NamesByKey = {
  'bts-sukhumvit': [
    'Sukhumvit Line', 'BTS Sukhumvit', 'Light Green Line', 'สายสุขุมวิท', 'รถไฟฟ้าสายสุขุมวิท', 'สายสีเขียวอ่อน',
    'BTS สุขุมวิท', '素坤逸線', '淺綠線',
  ],
  'bts-silom': [
    'Silom Line', 'BTS Silom', 'Dark Green Line', 'สายสีลม', 'รถไฟฟ้าสายสีลม', 'สายสีเขียวเข้ม', 'BTS สีลม', '是隆線',
    '深綠線', '席隆線',
  ],
  'mrt-blue': [
    'Blue Line', 'MRT Blue', 'สายสีน้ำเงิน', 'รถไฟฟ้าสายสีน้ำเงิน', 'รถไฟฟ้าสีน้ำเงิน', 'สายน้ำเงิน',
    'สายเฉลิมรัชมงคล', '藍線', '藍色線',
  ],
  'mrt-pink': [
    'Pink Line', 'MRT Pink', 'สายสีชมพู', 'รถไฟฟ้าสายสีชมพู', 'รถไฟฟ้าสีชมพู', 'สายชมพู', '粉紅線', '粉紅色線', '粉線', '粉色線',
  ],
  'mrt-yellow': [
    'Yellow Line', 'MRT Yellow', 'สายสีเหลือง', 'รถไฟฟ้าสายสีเหลือง', 'รถไฟฟ้าสีเหลือง', 'สายเหลือง', '黃線', '黃色線',
  ],
  'mrt-purple': [
    'Purple Line', 'MRT Purple', 'สายสีม่วง', 'รถไฟฟ้าสายสีม่วง', 'รถไฟฟ้าสีม่วง', 'สายม่วง', '紫線', '紫色線',
  ],
  'bts-gold': ['Gold Line', 'Golden Line', 'BTS Gold', 'สายสีทอง', 'รถไฟฟ้าสายสีทอง', 'รถไฟฟ้าสีทอง', '金線', '金色線'],
  'srt-dark-red': ['Dark Red Line', 'SRT Dark Red', 'สายสีแดงเข้ม', 'รถไฟฟ้าสายสีแดงเข้ม', '深紅線', '深紅色線', '暗紅線'],
  'srt-light-red': ['Light Red Line', 'SRT Light Red', 'สายสีแดงอ่อน', 'รถไฟฟ้าสายสีแดงอ่อน', '淺紅線', '淺紅色線'],
}

import type { InFour } from './types'

/** One railway line of greater Bangkok as passengers know it. */
export interface LineSeed {
  slug: string
  system: 'BTS' | 'MRT' | 'ARL' | 'SRT'
  name: InFour
  /** The line's colour on the official maps. */
  colour: string
}

/** One stop of one line. A stop two lines share under one name has one entry a line. */
export interface StationSeed {
  slug: string
  code: string
  line: string
  name: InFour
  lat: number
  lng: number
  /** Place in the line's order, from 1. */
  order: number
}

/** slug, system, colour, Thai, English, Traditional Chinese, Simplified Chinese. */
type LineRow = readonly [string, LineSeed['system'], string, string, string, string, string]

const LINE_ROWS: readonly LineRow[] = [
  ['bts-sukhumvit', 'BTS', '#76B729', 'BTS สายสุขุมวิท', 'BTS Sukhumvit Line', 'BTS 素坤逸線', 'BTS 素坤逸线'],
  ['bts-silom', 'BTS', '#00796B', 'BTS สายสีลม', 'BTS Silom Line', 'BTS 是隆線', 'BTS 是隆线'],
  ['mrt-blue', 'MRT', '#1E4F9C', 'MRT สายสีน้ำเงิน', 'MRT Blue Line', 'MRT 藍線', 'MRT 蓝线'],
  ['arl', 'ARL', '#8B1A2B', 'แอร์พอร์ต เรล ลิงก์', 'Airport Rail Link', '機場快線', '机场快线'],
  ['srt-dark-red', 'SRT', '#C4161C', 'SRT สายสีแดงเข้ม', 'SRT Dark Red Line', 'SRT 深紅線', 'SRT 深红线'],
  ['mrt-pink', 'MRT', '#E0679E', 'MRT สายสีชมพู', 'MRT Pink Line', 'MRT 粉紅線', 'MRT 粉色线'],
  ['mrt-yellow', 'MRT', '#F2C300', 'MRT สายสีเหลือง', 'MRT Yellow Line', 'MRT 黃線', 'MRT 黄线'],
  ['mrt-purple', 'MRT', '#7B2A7F', 'MRT สายสีม่วง', 'MRT Purple Line', 'MRT 紫線', 'MRT 紫线'],
  ['bts-gold', 'BTS', '#A8894B', 'BTS สายสีทอง', 'BTS Gold Line', 'BTS 金線', 'BTS 金线'],
  ['srt-light-red', 'SRT', '#E58A85', 'SRT สายสีแดงอ่อน', 'SRT Light Red Line', 'SRT 淺紅線', 'SRT 浅红线'],
]

export const LINES: readonly LineSeed[] = LINE_ROWS.map(([slug, system, colour, th, en, cht, chs]) => ({
  slug,
  system,
  name: { th, en, cht, chs },
  colour,
}))

/** slug, code, Thai, English, Traditional Chinese, Simplified Chinese, latitude, longitude. */
type StationRow = readonly [string, string, string, string, string, string, number, number]

const SUKHUMVIT: readonly StationRow[] = [
  ['khu-khot', 'N24', 'คูคต', 'Khu Khot', '庫科', '库科', 13.932, 100.646],
  ['yaek-kor-por-aor', 'N23', 'แยก คปอ.', 'Yaek Kor Por Aor', '空軍指揮部路口', '空军指挥部路口', 13.925, 100.626],
  ['royal-thai-air-force-museum', 'N22', 'พิพิธภัณฑ์กองทัพอากาศ', 'Royal Thai Air Force Museum', '皇家空軍博物館', '皇家空军博物馆', 13.918, 100.622],
  ['bhumibol-adulyadej-hospital', 'N21', 'โรงพยาบาลภูมิพลอดุลยเดช', 'Bhumibol Adulyadej Hospital', '普密蓬醫院', '普密蓬医院', 13.911, 100.617],
  ['saphan-mai', 'N20', 'สะพานใหม่', 'Saphan Mai', '沙攀邁', '沙攀迈', 13.897, 100.609],
  ['sai-yud', 'N19', 'สายหยุด', 'Sai Yud', '賽育', '赛育', 13.889, 100.604],
  ['phahon-yothin-59', 'N18', 'พหลโยธิน 59', 'Phahon Yothin 59', '帕宏裕庭59巷', '帕宏裕庭59巷', 13.883, 100.601],
  ['wat-phra-sri-mahathat', 'N17', 'วัดพระศรีมหาธาตุ', 'Wat Phra Sri Mahathat', '帕希瑪哈泰寺', '帕希玛哈泰寺', 13.875, 100.597],
  ['11th-infantry-regiment', 'N16', 'กรมทหารราบที่ 11', '11th Infantry Regiment', '第十一步兵團', '第十一步兵团', 13.868, 100.592],
  ['bang-bua', 'N15', 'บางบัว', 'Bang Bua', '挽波', '挽波', 13.856, 100.585],
  ['royal-forest-department', 'N14', 'กรมป่าไม้', 'Royal Forest Department', '皇家林業廳', '皇家林业厅', 13.85, 100.582],
  ['kasetsart-university', 'N13', 'มหาวิทยาลัยเกษตรศาสตร์', 'Kasetsart University', '農業大學', '农业大学', 13.842, 100.577],
  ['sena-nikhom', 'N12', 'เสนานิคม', 'Sena Nikhom', '色納尼空', '色纳尼空', 13.837, 100.573],
  ['ratchayothin', 'N11', 'รัชโยธิน', 'Ratchayothin', '叻差裕庭', '叻差裕庭', 13.83, 100.57],
  ['phahon-yothin-24', 'N10', 'พหลโยธิน 24', 'Phahon Yothin 24', '帕宏裕庭24巷', '帕宏裕庭24巷', 13.824, 100.566],
  ['ha-yaek-lat-phrao', 'N9', 'ห้าแยกลาดพร้าว', 'Ha Yaek Lat Phrao', '拉拋五岔口', '拉抛五岔口', 13.816, 100.562],
  ['mo-chit', 'N8', 'หมอชิต', 'Mo Chit', '蒙奇', '蒙奇', 13.803, 100.554],
  ['saphan-khwai', 'N7', 'สะพานควาย', 'Saphan Khwai', '水牛橋', '水牛桥', 13.794, 100.55],
  ['ari', 'N5', 'อารีย์', 'Ari', '阿黎', '阿黎', 13.78, 100.545],
  ['sanam-pao', 'N4', 'สนามเป้า', 'Sanam Pao', '沙南寶', '沙南宝', 13.773, 100.542],
  ['victory-monument', 'N3', 'อนุสาวรีย์ชัยสมรภูมิ', 'Victory Monument', '勝利紀念碑', '胜利纪念碑', 13.763, 100.537],
  ['phaya-thai', 'N2', 'พญาไท', 'Phaya Thai', '帕亞泰', '帕亚泰', 13.757, 100.534],
  ['ratchathewi', 'N1', 'ราชเทวี', 'Ratchathewi', '叻差貼威', '叻差贴威', 13.752, 100.532],
  ['siam', 'CEN', 'สยาม', 'Siam', '暹羅', '暹罗', 13.746, 100.534],
  ['chit-lom', 'E1', 'ชิดลม', 'Chit Lom', '奇隆', '奇隆', 13.744, 100.543],
  ['phloen-chit', 'E2', 'เพลินจิต', 'Phloen Chit', '奔集', '奔集', 13.743, 100.549],
  ['nana', 'E3', 'นานา', 'Nana', '娜娜', '娜娜', 13.741, 100.555],
  ['asok', 'E4', 'อโศก', 'Asok', '阿索克', '阿索克', 13.737, 100.56],
  ['phrom-phong', 'E5', 'พร้อมพงษ์', 'Phrom Phong', '澎蓬', '澎蓬', 13.73, 100.57],
  ['thong-lo', 'E6', 'ทองหล่อ', 'Thong Lo', '通羅', '通罗', 13.724, 100.578],
  ['ekkamai', 'E7', 'เอกมัย', 'Ekkamai', '億甲邁', '亿甲迈', 13.72, 100.585],
  ['phra-khanong', 'E8', 'พระโขนง', 'Phra Khanong', '帕卡農', '帕卡农', 13.715, 100.591],
  ['on-nut', 'E9', 'อ่อนนุช', 'On Nut', '安努', '安努', 13.706, 100.601],
  ['bang-chak', 'E10', 'บางจาก', 'Bang Chak', '挽節', '挽节', 13.697, 100.605],
  ['punnawithi', 'E11', 'ปุณณวิถี', 'Punnawithi', '班納威提', '班纳威提', 13.689, 100.609],
  ['udom-suk', 'E12', 'อุดมสุข', 'Udom Suk', '烏隆蘇', '乌隆苏', 13.68, 100.61],
  ['bang-na', 'E13', 'บางนา', 'Bang Na', '邦納', '邦纳', 13.668, 100.605],
  ['bearing', 'E14', 'แบริ่ง', 'Bearing', '貝玲', '贝玲', 13.661, 100.602],
  ['samrong', 'E15', 'สำโรง', 'Samrong', '三榮', '三荣', 13.646, 100.596],
  ['pu-chao', 'E16', 'ปู่เจ้า', 'Pu Chao', '布昭', '布昭', 13.637, 100.592],
  ['chang-erawan', 'E17', 'ช้างเอราวัณ', 'Chang Erawan', '三頭神象', '三头神象', 13.622, 100.59],
  ['royal-thai-naval-academy', 'E18', 'โรงเรียนนายเรือ', 'Royal Thai Naval Academy', '皇家海軍學院', '皇家海军学院', 13.609, 100.595],
  ['pak-nam', 'E19', 'ปากน้ำ', 'Pak Nam', '北欖', '北榄', 13.602, 100.597],
  ['srinagarindra', 'E20', 'ศรีนครินทร์', 'Srinagarindra', '詩納卡琳', '诗纳卡琳', 13.592, 100.609],
  ['phraek-sa', 'E21', 'แพรกษา', 'Phraek Sa', '帕沙', '帕沙', 13.584, 100.608],
  ['sai-luat', 'E22', 'สายลวด', 'Sai Luat', '賽律', '赛律', 13.578, 100.605],
  ['kheha', 'E23', 'เคหะฯ', 'Kheha', '科哈', '科哈', 13.568, 100.608],
]

const SILOM: readonly StationRow[] = [
  ['national-stadium', 'W1', 'สนามกีฬาแห่งชาติ', 'National Stadium', '國家體育場', '国家体育场', 13.747, 100.529],
  ['siam-silom', 'CEN', 'สยาม', 'Siam', '暹羅', '暹罗', 13.746, 100.534],
  ['ratchadamri', 'S1', 'ราชดำริ', 'Ratchadamri', '叻差丹利', '叻差丹利', 13.739, 100.539],
  ['sala-daeng', 'S2', 'ศาลาแดง', 'Sala Daeng', '沙拉當', '沙拉当', 13.729, 100.534],
  ['chong-nonsi', 'S3', 'ช่องนนทรี', 'Chong Nonsi', '鐘那席', '钟那席', 13.724, 100.529],
  ['saint-louis', 'S4', 'เซนต์หลุยส์', 'Saint Louis', '聖路易', '圣路易', 13.721, 100.526],
  ['surasak', 'S5', 'สุรศักดิ์', 'Surasak', '蘇拉薩', '苏拉萨', 13.719, 100.522],
  ['saphan-taksin', 'S6', 'สะพานตากสิน', 'Saphan Taksin', '鄭王橋', '郑王桥', 13.719, 100.514],
  ['krung-thon-buri', 'S7', 'กรุงธนบุรี', 'Krung Thon Buri', '吞武里城', '吞武里城', 13.721, 100.503],
  ['wongwian-yai', 'S8', 'วงเวียนใหญ่', 'Wongwian Yai', '大羅斗圈', '大罗斗圈', 13.721, 100.495],
  ['pho-nimit', 'S9', 'โพธิ์นิมิตร', 'Pho Nimit', '菩尼密', '菩尼密', 13.719, 100.486],
  ['talat-phlu', 'S10', 'ตลาดพลู', 'Talat Phlu', '達叻普', '达叻普', 13.714, 100.477],
  ['wutthakat', 'S11', 'วุฒากาศ', 'Wutthakat', '烏塔甲', '乌塔甲', 13.713, 100.469],
  ['bang-wa', 'S12', 'บางหว้า', 'Bang Wa', '挽瓦', '挽瓦', 13.721, 100.458],
]

const BLUE: readonly StationRow[] = [
  ['tha-phra', 'BL01', 'ท่าพระ', 'Tha Phra', '他帕', '他帕', 13.729, 100.474],
  ['charan-13', 'BL02', 'จรัญฯ 13', 'Charan 13', '乍倫13巷', '乍伦13巷', 13.74, 100.471],
  ['fai-chai', 'BL03', 'ไฟฉาย', 'Fai Chai', '菲猜', '菲猜', 13.755, 100.47],
  ['bang-khun-non', 'BL04', 'บางขุนนนท์', 'Bang Khun Non', '挽坤暖', '挽坤暖', 13.763, 100.473],
  ['bang-yi-khan', 'BL05', 'บางยี่ขัน', 'Bang Yi Khan', '挽伊漢', '挽伊汉', 13.777, 100.485],
  ['sirindhorn', 'BL06', 'สิรินธร', 'Sirindhorn', '詩琳通', '诗琳通', 13.784, 100.493],
  ['bang-phlat', 'BL07', 'บางพลัด', 'Bang Phlat', '挽拍', '挽拍', 13.792, 100.505],
  ['bang-o', 'BL08', 'บางอ้อ', 'Bang O', '挽奧', '挽奥', 13.799, 100.51],
  ['bang-pho', 'BL09', 'บางโพ', 'Bang Pho', '挽坡', '挽坡', 13.806, 100.521],
  ['tao-poon', 'BL10', 'เตาปูน', 'Tao Poon', '道本', '道本', 13.806, 100.531],
  ['bang-sue', 'BL11', 'บางซื่อ', 'Bang Sue', '挽賜', '挽赐', 13.803, 100.54],
  ['kamphaeng-phet', 'BL12', 'กำแพงเพชร', 'Kamphaeng Phet', '甘烹碧', '甘烹碧', 13.798, 100.548],
  ['chatuchak-park', 'BL13', 'สวนจตุจักร', 'Chatuchak Park', '洽圖洽公園', '恰图恰公园', 13.803, 100.554],
  ['phahon-yothin', 'BL14', 'พหลโยธิน', 'Phahon Yothin', '帕宏裕庭', '帕宏裕庭', 13.813, 100.562],
  ['lat-phrao', 'BL15', 'ลาดพร้าว', 'Lat Phrao', '拉拋', '拉抛', 13.806, 100.574],
  ['ratchadaphisek', 'BL16', 'รัชดาภิเษก', 'Ratchadaphisek', '拉差達披色', '拉差达披色', 13.799, 100.575],
  ['sutthisan', 'BL17', 'สุทธิสาร', 'Sutthisan', '素提訕', '素提讪', 13.789, 100.574],
  ['huai-khwang', 'BL18', 'ห้วยขวาง', 'Huai Khwang', '匯狂', '汇狂', 13.778, 100.574],
  ['thailand-cultural-centre', 'BL19', 'ศูนย์วัฒนธรรมแห่งประเทศไทย', 'Thailand Cultural Centre', '泰國文化中心', '泰国文化中心', 13.766, 100.57],
  ['phra-ram-9', 'BL20', 'พระราม 9', 'Phra Ram 9', '拉瑪九', '拉玛九', 13.758, 100.565],
  ['phetchaburi', 'BL21', 'เพชรบุรี', 'Phetchaburi', '碧武里', '碧武里', 13.748, 100.563],
  ['sukhumvit', 'BL22', 'สุขุมวิท', 'Sukhumvit', '素坤逸', '素坤逸', 13.738, 100.561],
  ['queen-sirikit-national-convention-centre', 'BL23', 'ศูนย์การประชุมแห่งชาติสิริกิติ์', 'Queen Sirikit National Convention Centre', '詩麗吉王后國家會議中心', '诗丽吉王后国家会议中心', 13.723, 100.56],
  ['khlong-toei', 'BL24', 'คลองเตย', 'Khlong Toei', '空堤', '空堤', 13.722, 100.554],
  ['lumphini', 'BL25', 'ลุมพินี', 'Lumphini', '倫披尼', '伦披尼', 13.726, 100.546],
  ['si-lom', 'BL26', 'สีลม', 'Si Lom', '是隆', '是隆', 13.729, 100.537],
  ['sam-yan', 'BL27', 'สามย่าน', 'Sam Yan', '三鄢', '三鄢', 13.732, 100.53],
  ['hua-lamphong', 'BL28', 'หัวลำโพง', 'Hua Lamphong', '華藍蓬', '华蓝蓬', 13.738, 100.517],
  ['wat-mangkon', 'BL29', 'วัดมังกร', 'Wat Mangkon', '龍蓮寺', '龙莲寺', 13.742, 100.51],
  ['sam-yot', 'BL30', 'สามยอด', 'Sam Yot', '三峰', '三峰', 13.747, 100.502],
  ['sanam-chai', 'BL31', 'สนามไชย', 'Sanam Chai', '沙南猜', '沙南猜', 13.744, 100.494],
  ['itsaraphap', 'BL32', 'อิสรภาพ', 'Itsaraphap', '伊沙拉帕', '伊沙拉帕', 13.738, 100.485],
  ['bang-phai', 'BL33', 'บางไผ่', 'Bang Phai', '挽派', '挽派', 13.724, 100.465],
  ['bang-wa-blue', 'BL34', 'บางหว้า', 'Bang Wa', '挽瓦', '挽瓦', 13.72, 100.458],
  ['phetkasem-48', 'BL35', 'เพชรเกษม 48', 'Phetkasem 48', '碧甲盛48巷', '碧甲盛48巷', 13.716, 100.446],
  ['phasi-charoen', 'BL36', 'ภาษีเจริญ', 'Phasi Charoen', '帕是乍能', '帕是乍能', 13.713, 100.434],
  ['bang-khae', 'BL37', 'บางแค', 'Bang Khae', '挽奇', '挽奇', 13.712, 100.422],
  ['lak-song', 'BL38', 'หลักสอง', 'Lak Song', '叻頌', '叻颂', 13.711, 100.41],
]

const ARL: readonly StationRow[] = [
  ['suvarnabhumi', 'A1', 'สุวรรณภูมิ', 'Suvarnabhumi', '素萬那普', '素万那普', 13.698, 100.752],
  ['lat-krabang', 'A2', 'ลาดกระบัง', 'Lat Krabang', '叻甲挽', '叻甲挽', 13.728, 100.749],
  ['ban-thap-chang', 'A3', 'บ้านทับช้าง', 'Ban Thap Chang', '班塔昌', '班塔昌', 13.733, 100.691],
  ['hua-mak', 'A4', 'หัวหมาก', 'Hua Mak', '華目', '华目', 13.738, 100.645],
  ['ramkhamhaeng', 'A5', 'รามคำแหง', 'Ramkhamhaeng', '蘭甘亨', '兰甘亨', 13.743, 100.6],
  ['makkasan', 'A6', 'มักกะสัน', 'Makkasan', '瑪卡訕', '玛卡讪', 13.751, 100.561],
  ['ratchaprarop', 'A7', 'ราชปรารภ', 'Ratchaprarop', '叻差巴洛', '叻差巴洛', 13.755, 100.542],
  ['phaya-thai-arl', 'A8', 'พญาไท', 'Phaya Thai', '帕亞泰', '帕亚泰', 13.757, 100.535],
]

const DARK_RED: readonly StationRow[] = [
  ['krung-thep-aphiwat', 'RN01', 'กรุงเทพอภิวัฒน์', 'Krung Thep Aphiwat', '曼谷阿披瓦', '曼谷阿披瓦', 13.804, 100.54],
  ['chatuchak', 'RN02', 'จตุจักร', 'Chatuchak', '洽圖洽', '恰图恰', 13.822, 100.551],
  ['wat-samian-nari', 'RN03', 'วัดเสมียนนารี', 'Wat Samian Nari', '沙緬納里寺', '沙缅纳里寺', 13.838, 100.557],
  ['bang-khen', 'RN04', 'บางเขน', 'Bang Khen', '挽卿', '挽卿', 13.848, 100.562],
  ['thung-song-hong', 'RN05', 'ทุ่งสองห้อง', 'Thung Song Hong', '通頌洪', '通颂洪', 13.862, 100.568],
  ['lak-si', 'RN06', 'หลักสี่', 'Lak Si', '朗四', '朗四', 13.884, 100.58],
  ['kan-kheha', 'RN07', 'การเคหะ', 'Kan Kheha', '國家住宅局', '国家住宅局', 13.899, 100.589],
  ['don-mueang', 'RN08', 'ดอนเมือง', 'Don Mueang', '廊曼', '廊曼', 13.919, 100.6],
  ['lak-hok', 'RN09', 'หลักหก', 'Lak Hok', '朗六', '朗六', 13.967, 100.601],
  ['rangsit', 'RN10', 'รังสิต', 'Rangsit', '朗實', '朗实', 13.989, 100.603],
]

/** MT01 and MT02 are a branch that leaves the line at PK10: a drawn line starts anew there. */
const PINK: readonly StationRow[] = [
  ['nonthaburi-civic-center', 'PK01', 'ศูนย์ราชการนนทบุรี', 'Nonthaburi Civic Center', '暖武里政府中心', '暖武里政府中心', 13.86, 100.513],
  ['khae-rai', 'PK02', 'แคราย', 'Khae Rai', '凱萊', '凯莱', 13.867, 100.515],
  ['sanambin-nam', 'PK03', 'สนามบินน้ำ', 'Sanambin Nam', '水上機場', '水上机场', 13.876, 100.514],
  ['samakkhi', 'PK04', 'สามัคคี', 'Samakkhi', '沙瑪奇', '沙玛奇', 13.884, 100.512],
  ['royal-irrigation-department', 'PK05', 'กรมชลประทาน', 'Royal Irrigation Department', '皇家灌溉廳', '皇家灌溉厅', 13.895, 100.507],
  ['yaek-pak-kret', 'PK06', 'แยกปากเกร็ด', 'Yaek Pak Kret', '北革路口', '北革路口', 13.904, 100.5],
  ['pak-kret-bypass', 'PK07', 'เลี่ยงเมืองปากเกร็ด', 'Pak Kret Bypass', '北革繞城路', '北革绕城路', 13.905, 100.513],
  ['chaeng-watthana-pak-kret-28', 'PK08', 'แจ้งวัฒนะ-ปากเกร็ด 28', 'Chaeng Watthana-Pak Kret 28', '昌瓦他納北革28巷', '昌瓦他纳北革28巷', 13.905, 100.523],
  ['si-rat', 'PK09', 'ศรีรัช', 'Si Rat', '詩叻', '诗叻', 13.904, 100.536],
  ['muang-thong-thani', 'PK10', 'เมืองทองธานี', 'Muang Thong Thani', '蒙通他尼', '蒙通他尼', 13.903, 100.546],
  ['chaeng-watthana-14', 'PK11', 'แจ้งวัฒนะ 14', 'Chaeng Watthana 14', '昌瓦他納14巷', '昌瓦他纳14巷', 13.899, 100.555],
  ['government-complex', 'PK12', 'ศูนย์ราชการเฉลิมพระเกียรติ', 'Government Complex', '政府綜合中心', '政府综合中心', 13.893, 100.564],
  ['national-telecom', 'PK13', 'โทรคมนาคมแห่งชาติ', 'National Telecom', '國家電信', '国家电信', 13.889, 100.571],
  ['lak-si-pink', 'PK14', 'หลักสี่', 'Lak Si', '朗四', '朗四', 13.884, 100.581],
  ['rajabhat-phranakhon', 'PK15', 'ราชภัฏพระนคร', 'Rajabhat Phranakhon', '帕那空皇家大學', '帕那空皇家大学', 13.878, 100.59],
  ['wat-phra-sri-mahathat-pink', 'PK16', 'วัดพระศรีมหาธาตุ', 'Wat Phra Sri Mahathat', '帕希瑪哈泰寺', '帕希玛哈泰寺', 13.875, 100.597],
  ['ram-inthra-3', 'PK17', 'รามอินทรา 3', 'Ram Inthra 3', '藍因他拉3巷', '蓝因他拉3巷', 13.87, 100.604],
  ['lat-pla-khao', 'PK18', 'ลาดปลาเค้า', 'Lat Pla Khao', '叻巴考', '叻巴考', 13.862, 100.616],
  ['ram-inthra-kor-mor-4', 'PK19', 'รามอินทรา กม.4', 'Ram Inthra Kor Mor 4', '藍因他拉4公里', '蓝因他拉4公里', 13.855, 100.628],
  ['maiyalap', 'PK20', 'มัยลาภ', 'Maiyalap', '邁拉', '迈拉', 13.849, 100.638],
  ['vacharaphol', 'PK21', 'วัชรพล', 'Vacharaphol', '瓦差拉蓬', '瓦差拉蓬', 13.843, 100.646],
  ['ram-inthra-kor-mor-6', 'PK22', 'รามอินทรา กม.6', 'Ram Inthra Kor Mor 6', '藍因他拉6公里', '蓝因他拉6公里', 13.838, 100.655],
  ['khu-bon', 'PK23', 'คู้บอน', 'Khu Bon', '庫本', '库本', 13.834, 100.662],
  ['ram-inthra-kor-mor-9', 'PK24', 'รามอินทรา กม.9', 'Ram Inthra Kor Mor 9', '藍因他拉9公里', '蓝因他拉9公里', 13.829, 100.675],
  ['outer-ring-road-ram-inthra', 'PK25', 'วงแหวนรามอินทรา', 'Outer Ring Road-Ram Inthra', '藍因他拉外環路', '蓝因他拉外环路', 13.826, 100.687],
  ['nopparat', 'PK26', 'นพรัตน์', 'Nopparat', '諾帕叻', '诺帕叻', 13.817, 100.694],
  ['bang-chan', 'PK27', 'บางชัน', 'Bang Chan', '挽參', '挽参', 13.814, 100.704],
  ['setthabutbamphen', 'PK28', 'เศรษฐบุตรบำเพ็ญ', 'Setthabutbamphen', '社塔布班篷', '社塔布班篷', 13.809, 100.717],
  ['min-buri-market', 'PK29', 'ตลาดมีนบุรี', 'Min Buri Market', '民武里市場', '民武里市场', 13.812, 100.732],
  ['min-buri', 'PK30', 'มีนบุรี', 'Min Buri', '民武里', '民武里', 13.806, 100.741],
  ['impact-muang-thong-thani', 'MT01', 'อิมแพ็ค เมืองทองธานี', 'Impact Muang Thong Thani', '蒙通他尼會展中心', '蒙通他尼会展中心', 13.911, 100.548],
  ['lake-muang-thong-thani', 'MT02', 'ทะเลสาบเมืองทองธานี', 'Lake Muang Thong Thani', '蒙通他尼湖', '蒙通他尼湖', 13.918, 100.54],
]

const YELLOW: readonly StationRow[] = [
  ['lat-phrao-yellow', 'YL01', 'ลาดพร้าว', 'Lat Phrao', '拉拋', '拉抛', 13.806, 100.574],
  ['phawana', 'YL02', 'ภาวนา', 'Phawana', '帕瓦納', '帕瓦纳', 13.801, 100.583],
  ['chok-chai-4', 'YL03', 'โชคชัย 4', 'Chok Chai 4', '捉猜四', '捉猜四', 13.796, 100.594],
  ['lat-phrao-71', 'YL04', 'ลาดพร้าว 71', 'Lat Phrao 71', '拉拋71巷', '拉抛71巷', 13.791, 100.602],
  ['lat-phrao-83', 'YL05', 'ลาดพร้าว 83', 'Lat Phrao 83', '拉拋83巷', '拉抛83巷', 13.784, 100.611],
  ['mahat-thai', 'YL06', 'มหาดไทย', 'Mahat Thai', '瑪哈泰', '玛哈泰', 13.777, 100.619],
  ['lat-phrao-101', 'YL07', 'ลาดพร้าว 101', 'Lat Phrao 101', '拉拋101巷', '拉抛101巷', 13.773, 100.628],
  ['bang-kapi', 'YL08', 'บางกะปิ', 'Bang Kapi', '挽甲必', '挽甲必', 13.766, 100.642],
  ['yaek-lam-sali', 'YL09', 'แยกลำสาลี', 'Yaek Lam Sali', '藍沙里路口', '蓝沙里路口', 13.758, 100.646],
  ['si-kritha', 'YL10', 'ศรีกรีฑา', 'Si Kritha', '詩甲里他', '诗甲里他', 13.748, 100.645],
  ['hua-mak-yellow', 'YL11', 'หัวหมาก', 'Hua Mak', '華目', '华目', 13.738, 100.646],
  ['kalantan', 'YL12', 'กลันตัน', 'Kalantan', '卡蘭丹', '卡兰丹', 13.726, 100.644],
  ['si-nut', 'YL13', 'ศรีนุช', 'Si Nut', '詩努', '诗努', 13.713, 100.645],
  ['srinagarindra-38', 'YL14', 'ศรีนครินทร์ 38', 'Srinagarindra 38', '詩納卡琳38巷', '诗纳卡琳38巷', 13.699, 100.646],
  ['suan-luang-rama-9', 'YL15', 'สวนหลวง ร.9', 'Suan Luang Rama IX', '拉瑪九世皇家公園', '拉玛九世皇家公园', 13.688, 100.646],
  ['si-udom', 'YL16', 'ศรีอุดม', 'Si Udom', '詩烏隆', '诗乌隆', 13.675, 100.646],
  ['si-iam', 'YL17', 'ศรีเอี่ยม', 'Si Iam', '詩炎', '诗炎', 13.667, 100.645],
  ['si-la-salle', 'YL18', 'ศรีลาซาล', 'Si La Salle', '詩拉薩', '诗拉萨', 13.657, 100.642],
  ['si-bearing', 'YL19', 'ศรีแบริ่ง', 'Si Bearing', '詩貝玲', '诗贝玲', 13.649, 100.64],
  ['si-dan', 'YL20', 'ศรีด่าน', 'Si Dan', '詩丹', '诗丹', 13.641, 100.637],
  ['si-thepha', 'YL21', 'ศรีเทพา', 'Si Thepha', '詩貼帕', '诗贴帕', 13.634, 100.631],
  ['thipphawan', 'YL22', 'ทิพวัล', 'Thipphawan', '提帕灣', '提帕湾', 13.638, 100.614],
  ['samrong-yellow', 'YL23', 'สำโรง', 'Samrong', '三榮', '三荣', 13.646, 100.597],
]

const PURPLE: readonly StationRow[] = [
  ['khlong-bang-phai', 'PP01', 'คลองบางไผ่', 'Khlong Bang Phai', '挽派運河', '挽派运河', 13.893, 100.409],
  ['talad-bang-yai', 'PP02', 'ตลาดบางใหญ่', 'Talad Bang Yai', '挽艾市場', '挽艾市场', 13.881, 100.409],
  ['sam-yaek-bang-yai', 'PP03', 'สามแยกบางใหญ่', 'Sam Yaek Bang Yai', '挽艾三岔口', '挽艾三岔口', 13.874, 100.419],
  ['bang-phlu', 'PP04', 'บางพลู', 'Bang Phlu', '挽普', '挽普', 13.876, 100.433],
  ['bang-rak-yai', 'PP05', 'บางรักใหญ่', 'Bang Rak Yai', '大挽叻', '大挽叻', 13.876, 100.445],
  ['bang-rak-noi-tha-it', 'PP06', 'บางรักน้อยท่าอิฐ', 'Bang Rak Noi Tha It', '小挽叻他益', '小挽叻他益', 13.875, 100.455],
  ['sai-ma', 'PP07', 'ไทรม้า', 'Sai Ma', '賽瑪', '赛玛', 13.871, 100.467],
  ['phra-nang-klao-bridge', 'PP08', 'สะพานพระนั่งเกล้า', 'Phra Nang Klao Bridge', '帕南告大橋', '帕南告大桥', 13.87, 100.48],
  ['yaek-nonthaburi-1', 'PP09', 'แยกนนทบุรี 1', 'Yaek Nonthaburi 1', '暖武里1路口', '暖武里1路口', 13.866, 100.494],
  ['bang-krasor', 'PP10', 'บางกระสอ', 'Bang Krasor', '挽甲梳', '挽甲梳', 13.861, 100.505],
  ['nonthaburi-civic-center-purple', 'PP11', 'ศูนย์ราชการนนทบุรี', 'Nonthaburi Civic Center', '暖武里政府中心', '暖武里政府中心', 13.86, 100.513],
  ['ministry-of-public-health', 'PP12', 'กระทรวงสาธารณสุข', 'Ministry of Public Health', '公共衛生部', '公共卫生部', 13.848, 100.515],
  ['yaek-tiwanon', 'PP13', 'แยกติวานนท์', 'Yaek Tiwanon', '迪瓦暖路口', '迪瓦暖路口', 13.84, 100.515],
  ['wong-sawang', 'PP14', 'วงศ์สว่าง', 'Wong Sawang', '翁沙旺', '翁沙旺', 13.83, 100.527],
  ['bang-son', 'PP15', 'บางซ่อน', 'Bang Son', '挽頌', '挽颂', 13.82, 100.532],
  ['tao-poon-purple', 'PP16', 'เตาปูน', 'Tao Poon', '道本', '道本', 13.806, 100.531],
]

const GOLD: readonly StationRow[] = [
  ['krung-thon-buri-gold', 'G1', 'กรุงธนบุรี', 'Krung Thon Buri', '吞武里城', '吞武里城', 13.72, 100.504],
  ['charoen-nakhon', 'G2', 'เจริญนคร', 'Charoen Nakhon', '乍倫那空', '乍伦那空', 13.726, 100.509],
  ['khlong-san', 'G3', 'คลองสาน', 'Khlong San', '空訕', '空讪', 13.73, 100.507],
]

/** RW03 and RW04 are planned stops, not built: the codes jump as they do on the platform signs. */
const LIGHT_RED: readonly StationRow[] = [
  ['krung-thep-aphiwat-light-red', 'RW01', 'กรุงเทพอภิวัฒน์', 'Krung Thep Aphiwat', '曼谷阿披瓦', '曼谷阿披瓦', 13.804, 100.54],
  ['bang-son-light-red', 'RW02', 'บางซ่อน', 'Bang Son', '挽頌', '挽颂', 13.819, 100.533],
  ['bang-bamru', 'RW05', 'บางบำหรุ', 'Bang Bamru', '挽班魯', '挽班鲁', 13.795, 100.476],
  ['taling-chan', 'RW06', 'ตลิ่งชัน', 'Taling Chan', '達叻參', '达叻参', 13.79, 100.446],
]

function stationsOf(line: string, rows: readonly StationRow[]): StationSeed[] {
  return rows.map(([slug, code, th, en, cht, chs, lat, lng], index) => ({
    slug,
    code,
    line,
    name: { th, en, cht, chs },
    lat,
    lng,
    order: index + 1,
  }))
}

export const STATIONS: readonly StationSeed[] = [
  ...stationsOf('bts-sukhumvit', SUKHUMVIT),
  ...stationsOf('bts-silom', SILOM),
  ...stationsOf('mrt-blue', BLUE),
  ...stationsOf('arl', ARL),
  ...stationsOf('srt-dark-red', DARK_RED),
  ...stationsOf('mrt-pink', PINK),
  ...stationsOf('mrt-yellow', YELLOW),
  ...stationsOf('mrt-purple', PURPLE),
  ...stationsOf('bts-gold', GOLD),
  ...stationsOf('srt-light-red', LIGHT_RED),
]

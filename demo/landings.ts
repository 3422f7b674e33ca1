import type { InFour } from './types'

/** The description of two neighbourhoods with one page, by its slug. */
export const JOINT_AREAS: Readonly<Record<string, InFour>> = {
  'rama9-ratchada-ladprao': {
    th: 'จากย่านออฟฟิศพระราม 9 ถึงห้าแยกลาดพร้าว มีสายสีน้ำเงินวิ่งใต้ถนนรัชดาฯ เชื่อมตลอดทาง เหมาะกับคนที่เริ่มวันทำงานบนชานชาลา',
    en: 'From the offices of Rama 9 to the five-way junction at Lat Phrao, with the Blue Line under Ratchada all the way. For people whose day begins on a platform.',
    cht: '由拉瑪九（Rama 9）的商廈到拉拋五岔口（Ha Yaek Lat Phrao），MRT 藍線一路走在拉差達路（Ratchada）下。適合一天從月台開始的人。',
    chs: '从拉玛九（Rama 9）的写字楼到拉抛五岔口（Ha Yaek Lat Phrao），MRT 蓝线一路走在拉差达路（Ratchada）下。适合一天从站台开始的人。',
  },
  'srinakarin-bangna': {
    th: 'ฝั่งตะวันออกของเมือง สายสีเหลืองวิ่งเหนือถนนศรีนครินทร์ BTS ผ่านบางนา และมีถนนต่อไปสนามบิน คอนโดอยู่ใกล้สถานี ทาวน์โฮมกับช็อปเฮาส์อยู่ลึกเข้าไปอีกนิด',
    en: 'The east of the city: the Yellow Line above Srinakarin, the BTS through Bangna, and roads that lead on to the airport. Towers stand by the stations, townhomes and shophouses a little further in.',
    cht: '城東一帶：黃線走在詩納卡琳路（Srinakarin）上，BTS 穿過邦納（Bang Na），大路再通往機場。公寓靠近車站，聯排別墅與店屋在稍裡面的地方。',
    chs: '城东一带：黄线走在诗纳卡琳路（Srinakarin）上，BTS 穿过邦纳（Bang Na），大路再通往机场。公寓靠近车站，联排别墅与店屋在稍里面的地方。',
  },
  'ekkamai-ramindra-watcharapol': {
    th: 'ย่านบ้านตามแนวทางด่วนฉลองรัช ตั้งแต่ถนนประดิษฐ์มนูธรรมขึ้นไปถึงวัชรพล ขับเข้าเมืองไม่นาน ปิดประตูบ้านแล้วเงียบ',
    en: 'Houses along the Chalong Rat expressway, from Pradit Manutham Road up to Watcharapol. A short drive from town, and quiet once the gate is shut.',
    cht: '沿查隆叻高速公路（Chalong Rat）的住宅區，由巴滴瑪努探路（Pradit Manutham）一直到瓦差拉蓬（Vacharaphol）。開車進城不遠，關上大門便安靜。',
    chs: '沿查隆叻高速（Chalong Rat）的住宅区，从巴滴玛努探路（Pradit Manutham）一直到瓦差拉蓬（Vacharaphol）。开车进城不远，关上大门就安静。',
  },
  'chaengwattana-ngamwongwan': {
    th: 'ฝั่งตะวันตกเฉียงเหนือ ระหว่างศูนย์ราชการกับเมืองนนท์ มีสายสีชมพู ทางด่วนศรีรัช และราคาที่บ้านหลังแรกเริ่มได้',
    en: 'The north-west, between the Government Complex and Nonthaburi. The Pink Line, the Si Rat expressway, and prices a first home can begin with.',
    cht: '城的西北，在政府綜合中心（Government Complex）與暖武里（Nonthaburi）之間。有粉紅線和詩叻高速公路（Si Rat），也有首次置業負擔得起的價格。',
    chs: '城的西北，在政府综合中心（Government Complex）与暖武里（Nonthaburi）之间。有粉色线和诗叻高速（Si Rat），也有首次置业负担得起的价格。',
  },
  'donmueang-khukhot': {
    th: 'ทางเหนือของแผนที่ สายสีแดงไปถึงสนามบิน BTS ไปสุดสายที่คูคต งบเท่าเดิมได้พื้นที่มากกว่า และเช้า ๆ ยังมีที่นั่งบนรถ',
    en: 'The north of the map, where the Red Line reaches the airport and the BTS its last stop. More room for the money, and a seat on the morning train.',
    cht: '地圖的北端：深紅線到機場，BTS 到終點站庫科（Khu Khot）。同樣的預算住得更寬敞，早上上車還有座位。',
    chs: '地图的北端：深红线到机场，BTS 到终点站库科（Khu Khot）。同样的预算住得更宽敞，早上上车还有座位。',
  },
}

/** The entries offered among what is popular, by the words of their address. */
export const POPULAR: ReadonlySet<string> = new Set([
  'location/sukhumvit',
  'location/thonglor',
  'location/ari',
  'location/rama9-ratchada-ladprao',
  'location/near-bts-mrt',
  'condominium/new-condo',
  'condominium/condo-ready-to-move',
  'condominium/condo-pet-friendly',
  'house/single-detached-house',
])

/** The two words by which the list of search entries knows each list of projects (S1§2). */
export const LISTING_WORDS = {
  condominium: ['project', 'condominium'],
  'new-condo': ['condominium', 'new-condo'],
  'condo-ready-to-move': ['condominium', 'condo-ready-to-move'],
  'condo-pet-friendly': ['condominium', 'condo-pet-friendly'],
  house: ['project', 'house'],
  'single-detached-house': ['house', 'single-detached-house'],
  townhome: ['house', 'townhome'],
  shophouse: ['house', 'shophouse'],
  'past-projects': ['project', 'past-projects'],
} as const

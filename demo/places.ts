import type { InFour } from './types'

/** A neighbourhood as buyers name it. */
export interface PlaceSeed {
  slug: string
  name: InFour
  /** What living there is like. */
  description: InFour
  lat: number
  lng: number
  /** The wider place it belongs to, or null. */
  parent: string | null
}

export const PLACES: readonly PlaceSeed[] = [
  {
    slug: 'sukhumvit', lat: 13.7205, lng: 100.5855, parent: null,
    name: { th: 'สุขุมวิท', en: 'Sukhumvit', cht: '素坤逸', chs: '素坤逸' },
    description: {
      th: 'ถนนสายยาวที่มีรถไฟฟ้าวิ่งอยู่เหนือหัวตลอดทาง ต้นสายเป็นตึกสำนักงานและห้าง ปลายสายเป็นย่านอยู่อาศัยกับตลาดสด แต่ละซอยมีนิสัยของตัวเอง เลือกซอยถูกก็เหมือนเลือกเพื่อนบ้านได้',
      en: 'One long road with the Skytrain above it the whole way. Offices and malls stand near the centre, markets and family lanes further out. Every soi has a character of its own, so choosing here mostly means choosing a side street.',
      cht: '一條長街，BTS 沿路而行。近市中心一端是商廈與商場，愈往外愈多住宅巷弄和市場。每條巷都有自己的性格，在這裡選房，其實是選一條合心意的巷子。',
      chs: '一条长街，BTS 全程相伴。靠近市中心的一端是写字楼和商场，越往外越多住宅小巷与菜市场。每条巷子都有自己的脾气，在这里选房，其实是在选一条巷子。',
    },
  },
  {
    slug: 'asoke', lat: 13.7375, lng: 100.5605, parent: 'sukhumvit',
    name: { th: 'อโศก', en: 'Asoke', cht: '阿索克', chs: '阿索克' },
    description: {
      th: 'จุดที่ BTS กับ MRT ตัดกัน คนทำงานเดินจากชานชาลาถึงโต๊ะได้โดยไม่ต้องข้ามถนน กลางวันคึกคัก ค่ำลงยังมีสวนเบญจกิติให้วิ่ง และมีร้านข้าวเปิดดึกในซอยด้านหลัง',
      en: 'Where the BTS crosses the MRT, and where many people walk from platform to desk without touching the street. Busy by day; in the evening there is Benjakitti Park to run in, and kitchens that stay open late in the lanes behind.',
      cht: 'BTS 與 MRT 在此相交，不少人由月台走到辦公桌都不用過馬路。日間步伐急促，入夜後可到班嘉吉蒂公園（Benchakitti Park）跑步，後巷還有營業到深夜的小館。',
      chs: 'BTS 与 MRT 在此交会，不少人从站台走到工位都不用过马路。白天节奏快，入夜可以去班嘉吉蒂公园（Benchakitti Park）跑步，后巷里还有开到深夜的小馆子。',
    },
  },
  {
    slug: 'phromphong', lat: 13.7305, lng: 100.5695, parent: 'sukhumvit',
    name: { th: 'พร้อมพงษ์', en: 'Phromphong', cht: '澎蓬', chs: '澎蓬' },
    description: {
      th: 'ห้างสามแห่งล้อมสวนเบญจสิริที่มีคนเดินเล่นตั้งแต่เช้า ซอยด้านในเงียบกว่าที่คิด มีซูเปอร์มาร์เก็ตญี่ปุ่น คลินิก และโรงเรียน ครอบครัวที่มาอยู่ใหม่มักตั้งหลักในย่านนี้ก่อน',
      en: 'Three malls around Benjasiri Park, where people walk from early morning. The lanes behind are quieter than you expect, with Japanese grocers, clinics and schools. Families new to Bangkok often start here, and many of them never move on.',
      cht: '三座商場圍著班嘉詩麗公園（Benchasiri Park），清早已有人散步。巷內比想像中安靜，日式超市、診所與學校都在附近。初到曼谷的家庭常以這裡為起點，不少一住就是多年。',
      chs: '三座商场围着班嘉诗丽公园（Benchasiri Park），清早就有人散步。内街比想象中安静，日式超市、诊所和学校都在附近。初到曼谷的家庭常从这里落脚，不少人一住就是多年。',
    },
  },
  {
    slug: 'thonglor', lat: 13.7305, lng: 100.5815, parent: 'sukhumvit',
    name: { th: 'ทองหล่อ', en: 'Thonglor', cht: '通羅', chs: '通罗' },
    description: {
      th: 'ถนนสายเดียวที่มีทั้งร้านโอมากาเสะ ร้านดอกไม้ และร้านข้าวแกงรุ่นแม่ ตอนเช้าเป็นของคนจูงหมา ตอนค่ำเป็นของคนนัดกินข้าว ซอยย่อยทะลุถึงเอกมัยและพร้อมพงษ์ได้',
      en: 'One street that holds omakase counters, florists and a curry shop run by somebody’s mother. Mornings belong to people walking dogs, evenings to people meeting for dinner. Its side lanes run through to Ekkamai and Phromphong, if you know them.',
      cht: '一條街上既有板前壽司，也有花店和老字號飯館。早上屬於遛狗的人，晚上屬於相約吃飯的人。認得路的話，橫巷可以一直穿到億甲邁（Ekkamai）和澎蓬（Phrom Phong）。',
      chs: '一条街上有板前寿司，有花店，也有老字号快餐铺。早上属于遛狗的人，晚上属于约饭的人。认路的话，横巷可以一直穿到亿甲迈（Ekkamai）和澎蓬（Phrom Phong）。',
    },
  },
  {
    slug: 'ploenchit', lat: 13.7433, lng: 100.5475, parent: null,
    name: { th: 'เพลินจิต', en: 'Ploenchit', cht: '奔集', chs: '奔集' },
    description: {
      th: 'ย่านสถานทูตและตึกสำนักงานที่ยังมีต้นจามจุรีใหญ่ ทางเดินลอยฟ้าพาไปชิดลมและสยามได้ในร่ม ถนนวิทยุกว้างและร่มรื่น วันหยุดเงียบจนได้ยินเสียงนก',
      en: 'Embassies and office towers among old rain trees. A covered walkway leads towards Chit Lom and Siam, Wireless Road stays broad and shaded, and on a Sunday it is quiet enough to hear birds, a short walk from Lumphini Park.',
      cht: '使館與商廈之間，仍有一棵棵老雨樹。有頂天橋通往奇隆（Chit Lom）及暹羅（Siam），無線電路（Wireless Road）寬闊成蔭。到了星期日，靜得聽見鳥聲，離倫披尼公園（Lumphini Park）也不遠。',
      chs: '使馆与写字楼之间，还留着一棵棵老雨树。带顶的天桥通往奇隆（Chit Lom）和暹罗（Siam），无线电路（Wireless Road）宽阔成荫。到了周日，静得能听见鸟叫，离伦披尼公园（Lumphini Park）也不远。',
    },
  },
  {
    slug: 'ekkamai', lat: 13.7265, lng: 100.5875, parent: null,
    name: { th: 'เอกมัย', en: 'Ekkamai', cht: '億甲邁', chs: '亿甲迈' },
    description: {
      th: 'เพื่อนบ้านของทองหล่อที่เดินช้ากว่า บ้านเก่ามีรั้วกลายเป็นร้านกาแฟและสตูดิโอ ปากซอยมี BTS กับโรงหนัง ท้ายซอยออกคลองแสนแสบและถนนเพชรบุรีได้',
      en: 'Thonglor’s neighbour at a slower pace. Old walled houses have become coffee rooms and studios; where it meets Sukhumvit Road there is a BTS station and a cinema, and its far end reaches Phetchaburi Road and the boats on the Saen Saep canal.',
      cht: '通羅（Thong Lo）的鄰居，步調慢一點。有圍牆的老屋變成咖啡店和工作室；巷口有 BTS 和電影院，巷尾通往碧武里路（Phetchaburi）與盛桑運河（Saen Saep）的渡船。',
      chs: '通罗（Thong Lo）的邻居，节奏慢一些。带院墙的老房子变成咖啡馆和工作室；巷口有 BTS 和电影院，巷尾通往碧武里路（Phetchaburi）与盛桑运河（Saen Saep）的渡船。',
    },
  },
  {
    slug: 'ari', lat: 13.7805, lng: 100.5425, parent: null,
    name: { th: 'อารีย์', en: 'Ari', cht: '阿黎', chs: '阿黎' },
    description: {
      th: 'ซอยร่มไม้ที่ข้าราชการเก่าอยู่ร่วมกับร้านกาแฟรุ่นใหม่ เดินได้ทั้งย่าน กลางวันมีข้าวแกงหน้ากระทรวง ตอนเย็นมีร้านเล็กที่จำชื่อลูกค้าได้ และมี BTS ที่ปากซอย',
      en: 'Leafy lanes where retired civil servants live beside young coffee roasters. Everything is walkable: curry and rice near the ministries at noon, small restaurants that remember your name by evening, and the BTS where the lanes meet the main road.',
      cht: '樹影下的小巷，退休公務員與新開的咖啡店為鄰。整區都可以步行：中午在部門大樓旁吃一盤咖哩飯，晚上有記得您名字的小店，巷口就是 BTS。',
      chs: '树荫下的小巷，退休公务员与年轻的咖啡馆做邻居。整片街区都能步行：中午在部委楼旁吃份咖喱饭，晚上有记得您名字的小店，巷口就是 BTS。',
    },
  },
  {
    slug: 'silom', lat: 13.7265, lng: 100.5295, parent: null,
    name: { th: 'สีลม', en: 'Silom', cht: '是隆', chs: '是隆' },
    description: {
      th: 'ย่านธุรกิจเก่าแก่ของกรุงเทพฯ ที่มีทั้งธนาคาร วัดแขก และร้านอาหารเปิดถึงเที่ยงคืน สวนลุมพินีอยู่ต้นถนน แม่น้ำอยู่ปลายถนน ระหว่างทางมีรถไฟฟ้าสองสาย',
      en: 'Bangkok’s old business street: banks, a Hindu temple, and restaurants open until midnight. Lumphini Park lies at one end and the river near the other, with two train lines between. After office hours the side streets turn residential.',
      cht: '曼谷的老牌商業街：銀行、印度廟，還有開到午夜的餐館。一頭是倫披尼公園（Lumphini Park），另一頭近河，中間有 BTS 與 MRT。下班後，橫街便回復住宅區的樣子。',
      chs: '曼谷的老牌商业街：银行、印度庙，还有开到午夜的餐馆。一头是伦披尼公园（Lumphini Park），另一头靠近河边，中间有 BTS 与 MRT。下班后，横街又变回住宅区的样子。',
    },
  },
  {
    slug: 'faichai-wanglang', lat: 13.7565, lng: 100.4765, parent: null,
    name: { th: 'ไฟฉาย-วังหลัง', en: 'Faichai-Wanglang', cht: '菲猜·旺朗', chs: '菲猜·旺朗' },
    description: {
      th: 'ฝั่งธนฯ รอบโรงพยาบาลศิริราช ตลาดวังหลังเริ่มหอมตั้งแต่เช้า เรือข้ามฟากพาไปท่าช้างและเกาะรัตนโกสินทร์ MRT ไฟฉายต่อเข้าเมืองได้โดยไม่ต้องขึ้นสะพาน',
      en: 'The Thonburi bank around Siriraj Hospital. Wang Lang market smells of grilling from early morning, ferries cross to the old city, and MRT Fai Chai runs under the river towards town. Nurses, students and long-settled families share the lanes.',
      cht: '詩里拉吉醫院（Siriraj Hospital）一帶的吞武里（Thonburi）河岸。旺朗市場清早已飄出燒烤香，渡輪過對岸便是舊城，MRT 菲猜站直通市區。護士、學生與老街坊同住一巷。',
      chs: '诗里拉吉医院（Siriraj Hospital）一带的吞武里（Thonburi）河岸。旺朗市场一早就飘出烧烤香，坐渡船过河便是老城，MRT 菲猜站直通市区。护士、学生和老街坊同住一条巷。',
    },
  },
  {
    slug: 'ratchada-ladprao', lat: 13.8005, lng: 100.5715, parent: null,
    name: { th: 'รัชดา-ลาดพร้าว', en: 'Ratchada-Ladprao', cht: '拉差達·拉拋', chs: '拉差达·拉抛' },
    description: {
      th: 'ย่านที่รถไฟฟ้าหลายสายมาพบกัน ห้างใหญ่อยู่ที่ห้าแยก ศาลและสำนักงานอยู่บนรัชดาฯ ในซอยมีหอพัก ร้านชาบู และตลาดนัดกลางคืน เหมาะกับคนเริ่มทำงานที่เดินทางทุกวัน',
      en: 'Several train lines meet here. The big mall is at the five-way junction, offices and courts line Ratchada, and the lanes are full of hotpot shops and night markets. It suits people early in their careers who travel every day.',
      cht: 'BTS、MRT 幾條路線在此匯合。大型商場在五岔口，辦公樓與法院沿拉差達路而立，巷裡多是火鍋店和夜市。適合剛開始工作、天天要通勤的人。',
      chs: 'BTS、MRT 几条线路在此交会。大商场在五岔口，写字楼和法院沿拉差达路排开，巷子里多是火锅店和夜市。适合刚工作不久、天天要通勤的人。',
    },
  },
  {
    slug: 'rama9', lat: 13.7575, lng: 100.5655, parent: null,
    name: { th: 'พระราม 9', en: 'Rama 9', cht: '拉瑪九', chs: '拉玛九' },
    description: {
      th: 'ย่านสำนักงานรุ่นใหม่ที่ลงจาก MRT แล้วเข้าห้างได้เลย ทางด่วนอยู่ใกล้ สถานทูตและโรงพยาบาลอยู่รอบ ๆ กลางคืนมีตลาดนัดกับร้านอาหารจีนที่เปิดดึก',
      en: 'A newer office district where the MRT opens straight into the mall. The expressway is close, with embassies and hospitals around it, and the evenings bring night markets and Chinese kitchens that keep late hours for people finishing work.',
      cht: '較新的商業區，出了 MRT 就是商場。高速公路近在咫尺，使館與醫院散布四周。入夜有夜市，也有營業到很晚的中菜館，方便下班晚的人。',
      chs: '较新的商务区，出了 MRT 就是商场。高速公路近在咫尺，使馆和医院分布四周。夜里有夜市，也有营业到很晚的中餐馆，方便下班晚的人。',
    },
  },
  {
    slug: 'khukhot', lat: 13.9345, lng: 100.6475, parent: null,
    name: { th: 'คูคต', en: 'Khukhot', cht: '庫科', chs: '库科' },
    description: {
      th: 'ปลายสาย BTS ฝั่งเหนือ ขึ้นรถทีไรได้นั่งทุกครั้ง บ้านเดี่ยว ทาวน์โฮม และคอนโดเตี้ยอยู่ปนกัน มีตลาดลำลูกกา โรงเรียน และบ้านที่ได้พื้นที่มากขึ้นในงบเดิม',
      en: 'The northern end of the BTS, where you always get a seat in the morning. Houses, townhomes and low condominiums stand together near the Lam Luk Ka markets and schools, and the same budget buys noticeably more room than in town.',
      cht: 'BTS 北端的總站，早上上車通常有座位。獨立別墅、聯排別墅與低層公寓混在一起，靠近南祿加（Lam Luk Ka）的市場和學校。同樣的預算，在這裡住得寬敞一些。',
      chs: 'BTS 北端的终点站，早上上车通常有座位。独栋别墅、联排别墅和低层公寓混在一起，靠近南禄加（Lam Luk Ka）的菜市场和学校。同样的预算，在这里能住得宽敞些。',
    },
  },
  {
    slug: 'bangna', lat: 13.6655, lng: 100.6245, parent: null,
    name: { th: 'บางนา', en: 'Bangna', cht: '邦納', chs: '邦纳' },
    description: {
      th: 'ประตูตะวันออกของกรุงเทพฯ ทางด่วนบูรพาวิถีออกไปสนามบินและชลบุรี ไบเทคกับห้างใหญ่อยู่ริมถนน โรงเรียนนานาชาติอยู่ลึกเข้าไป คนทำงานนิคมฯ เลือกอยู่ฝั่งนี้เพราะวิ่งสวนทางรถติด',
      en: 'Bangkok’s eastern gate. The Burapha Withi expressway runs to the airport and Chonburi, BITEC and the large malls face the main road, and international schools sit further in. People who work in the industrial estates drive against the traffic.',
      cht: '曼谷的東大門。布拉帕威提高速公路（Burapha Withi）通往機場與春武里（Chon Buri），會展中心與大型商場面向大道，國際學校在更裡面。在工業區上班的人，住這邊正好逆著車流走。',
      chs: '曼谷的东大门。布拉帕威提高速（Burapha Withi）通往机场和春武里（Chon Buri），会展中心与大商场面朝大道，国际学校在更里面。在工业园上班的人，住这边正好逆着车流开。',
    },
  },
  {
    slug: 'chaengwattana', lat: 13.8995, lng: 100.5465, parent: null,
    name: { th: 'แจ้งวัฒนะ', en: 'Chaengwattana', cht: '昌瓦他納', chs: '昌瓦他纳' },
    description: {
      th: 'ย่านของศูนย์ราชการและเมืองทองธานี สายสีชมพูวิ่งตลอดแนวถนน ทางด่วนศรีรัชเข้าเมืองได้ตรง กลางวันเป็นเมืองราชการ เย็นวันคอนเสิร์ตเป็นอีกเมืองหนึ่ง',
      en: 'The district of the Government Complex and Muang Thong Thani. The Pink Line follows the road and the Si Rat expressway runs straight into town. It keeps office hours on weekdays, then changes its mood on the evening of a concert.',
      cht: '政府綜合中心（Government Complex）與蒙通他尼（Muang Thong Thani）所在的一區。粉紅線沿路而行，詩叻高速公路（Si Rat）直入市中心。平日跟著公務員的作息走，到了演唱會之夜又換另一副面孔。',
      chs: '政府综合中心（Government Complex）与蒙通他尼（Muang Thong Thani）所在的片区。粉色线沿路而行，诗叻高速（Si Rat）直通市中心。平日里跟着公务员的作息走，到了演唱会当晚又换一副面孔。',
    },
  },
  {
    slug: 'donmueang', lat: 13.9185, lng: 100.5985, parent: null,
    name: { th: 'ดอนเมือง', en: 'Donmueang', cht: '廊曼', chs: '廊曼' },
    description: {
      th: 'ย่านสนามบินที่คนอยู่จริงมานาน ตลาดใหม่ดอนเมืองเปิดเช้า รถไฟฟ้าสายสีแดงเข้ากรุงเทพอภิวัฒน์ได้ไม่นาน โทลล์เวย์อยู่ข้างถนน เหมาะกับคนที่เดินทางบ่อยและคนทำงานสายการบิน',
      en: 'An airport district where people have lived for generations. The morning market opens early, the Red Line runs to Krung Thep Aphiwat, and the tollway follows the main road. It suits people who fly often, and people who work for those who do.',
      cht: '機場旁的老社區。早市很早就開，深紅線直達曼谷阿披瓦總站（Krung Thep Aphiwat），收費高速公路就在大路邊。適合經常飛行的人，也適合在航空業工作的人。',
      chs: '机场旁的老社区。早市开得很早，深红线直达曼谷阿披瓦总站（Krung Thep Aphiwat），收费高速公路就在大路边。适合经常飞的人，也适合在航空业上班的人。',
    },
  },
  {
    slug: 'ngamwongwan', lat: 13.8565, lng: 100.5355, parent: null,
    name: { th: 'งามวงศ์วาน', en: 'Ngamwongwan', cht: '南旺宛', chs: '南旺宛' },
    description: {
      th: 'ถนนเชื่อมเมืองนนท์กับเกษตรศาสตร์ มีเดอะมอลล์ พันธุ์ทิพย์ และตลาดพงษ์เพชรเป็นหลัก ร้านกินดื่มของนักศึกษาอยู่ท้ายซอย ทางด่วนศรีรัชเข้าเมืองได้ตรง',
      en: 'The road between Nonthaburi and Kasetsart University, anchored by The Mall, Pantip and Pongpetch market. Student restaurants fill the ends of the lanes, the Si Rat expressway leads straight to town, and daily things cost less than they do inside it.',
      cht: '連接暖武里（Nonthaburi）與農業大學（Kaset）的一條路，有 The Mall、Pantip 和蓬碧市場坐鎮。巷尾是學生常去的小館，詩叻高速公路（Si Rat）直入市區，日常開銷比城裡輕。',
      chs: '连接暖武里（Nonthaburi）与农业大学（Kaset）的一条路，有 The Mall、Pantip 和蓬碧市场坐镇。巷尾是学生常去的小馆子，诗叻高速（Si Rat）直通市区，日常开销比城里低。',
    },
  },
  {
    slug: 'srinakarin', lat: 13.6935, lng: 100.6465, parent: null,
    name: { th: 'ศรีนครินทร์', en: 'Srinakarin', cht: '詩納卡琳', chs: '诗纳卡琳' },
    description: {
      th: 'ถนนวงแหวนฝั่งตะวันออกที่สายสีเหลืองวิ่งอยู่ด้านบน สวนหลวง ร.9 เป็นสนามวิ่งของทั้งย่าน ห้างซีคอนและพาราไดซ์อยู่ติดกัน ตลาดนัดรถไฟเปิดตอนค่ำ',
      en: 'An eastern ring road with the Yellow Line overhead. Suan Luang Rama IX park is everybody’s running track, Seacon Square and Paradise Park stand side by side, and the night market opens as offices close. Families stay here for decades.',
      cht: '東面的環路，黃線在頭上走過。拉瑪九世皇家公園（Suan Luang Rama IX）是整區人的跑步場，Seacon Square 與 Paradise Park 相鄰，下班時夜市剛好開市。不少家庭一住幾十年。',
      chs: '东侧的环路，黄线从头顶驶过。拉玛九世皇家公园（Suan Luang Rama IX）是整片街区的跑道，Seacon Square 与 Paradise Park 相邻，下班时夜市正好开张。不少家庭一住几十年。',
    },
  },
  {
    slug: 'thonburi', lat: 13.7215, lng: 100.4985, parent: null,
    name: { th: 'ธนบุรี', en: 'Thonburi', cht: '吞武里', chs: '吞武里' },
    description: {
      th: 'ข้ามสะพานตากสินจากสาทรมาแค่สองสถานี ริมน้ำมีไอคอนสยามและท่าเรือ ด้านในเป็นตลาดวงเวียนใหญ่ ร้านเครื่องหนัง และบ้านไม้ริมคลองที่คนยังอยู่กันจริง',
      en: 'Two stops from Sathorn across the Taksin bridge. ICONSIAM and the piers stand on the water; inland there is Wongwian Yai market, leather workshops, and canal-side wooden houses that are still lived in. The evening breeze comes from the river.',
      cht: '由沙吞（Sathorn）過鄭王橋（Taksin Bridge），BTS 兩站就到。河邊有 ICONSIAM 和碼頭，往內走是大羅斗圈（Wongwian Yai）市場、皮革工房，還有仍然住著人的運河木屋。傍晚的風由河上吹來。',
      chs: '从沙吞（Sathorn）过郑王桥（Taksin Bridge），BTS 两站就到。河边有 ICONSIAM 和码头，往里走是大罗斗圈（Wongwian Yai）市场、皮具作坊，还有依然住着人的运河木屋。傍晚的风从河上吹来。',
    },
  },
  {
    slug: 'suksawat-ratburana', lat: 13.6685, lng: 100.5095, parent: null,
    name: { th: 'สุขสวัสดิ์-ราษฎร์บูรณะ', en: 'Suksawat-Ratburana', cht: '素沙越·叻武拉納', chs: '素沙越·叻武拉纳' },
    description: {
      th: 'ฝั่งธนฯ ตอนใต้ตามโค้งแม่น้ำเจ้าพระยา มองเห็นสะพานภูมิพลกับบางกะเจ้า มีมหาวิทยาลัยบางมด ตลาดเก่า และทางด่วนข้ามไปพระราม 3 ได้เร็ว รถไฟฟ้าสายสีม่วงใต้กำลังก่อสร้าง',
      en: 'The lower Thonburi bank along a bend of the Chao Phraya, within sight of the Bhumibol Bridge and green Bang Krachao. A technical university, old markets and the expressway to Rama 3 are here; the southern Purple Line is being built.',
      cht: '昭披耶河（Chao Phraya）河灣旁的吞武里（Thonburi）南岸，望得見普密蓬大橋（Bhumibol Bridge）與綠意盎然的邦喀造（Bang Krachao）。有理工大學、老市場，也有通往拉瑪三（Rama 3）的高速公路；紫線南延段正在興建。',
      chs: '湄南河（Chao Phraya）河湾旁的吞武里（Thonburi）南岸，望得见普密蓬大桥（Bhumibol Bridge）和绿意浓郁的邦喀造（Bang Krachao）。有理工大学、老市场，也有通往拉玛三（Rama 3）的高速公路；紫线南延段正在建设。',
    },
  },
  {
    slug: 'pattanakarn-krungthepkreetha', lat: 13.7395, lng: 100.6705, parent: null,
    name: { th: 'พัฒนาการ-กรุงเทพกรีฑา', en: 'Pattanakarn-Krungthep Kreetha', cht: '帕塔納甘·格里塔', chs: '帕塔纳甘·格里塔' },
    description: {
      th: 'ย่านบ้านเดี่ยวที่มีโรงเรียนนานาชาติและสนามกอล์ฟอยู่รอบ ๆ ถนนตัดใหม่ต่อกับมอเตอร์เวย์และวงแหวน ไปสนามบินสุวรรณภูมิง่ายกว่าเข้าสีลม ต้นไม้ใหญ่และท้องฟ้ายังมีให้เห็น',
      en: 'A district of houses, with international schools and golf courses around. The new road joins the motorway and the ring road, so the airport is easier to reach than Silom. Lots are generous, trees are tall, and there is still plenty of sky.',
      cht: '獨立別墅集中的一帶，周邊有國際學校與高爾夫球場。新路接上高速公路與外環，去機場比去是隆（Silom）還方便。地塊寬裕，樹高，天空也開闊。',
      chs: '独栋别墅集中的片区，周边有国际学校和高尔夫球场。新路接上高速与外环，去机场比去是隆（Silom）还方便。地块宽裕，树高，天空也开阔。',
    },
  },
  {
    slug: 'ekkamai-ramindra', lat: 13.8185, lng: 100.6255, parent: null,
    name: { th: 'เอกมัย-รามอินทรา', en: 'Ekkamai-Ramindra', cht: '億甲邁·藍因他拉', chs: '亿甲迈·蓝因他拉' },
    description: {
      th: 'ย่านสองข้างทางด่วนฉลองรัช ด้านบนเป็นทางด่วน ด้านล่างเป็นถนนประดิษฐ์มนูธรรมที่เต็มไปด้วยร้านอาหารและคอมมูนิตี้มอลล์ ขับเข้าเอกมัยได้เร็ว แต่กลับมานอนในซอยเงียบ',
      en: 'The districts on both sides of the Chalong Rat expressway. Below it, Pradit Manutham Road is lined with restaurants and community malls; above it, Ekkamai is a short drive. People work in the middle of town and come home to quiet lanes.',
      cht: '查隆叻高速公路（Chalong Rat）兩旁的社區。橋下的巴滴瑪努探路（Pradit Manutham）滿是餐廳與社區商場，橋上開車不久便到億甲邁。白天在市中心工作，晚上回到安靜的巷裡。',
      chs: '查隆叻高速（Chalong Rat）两侧的社区。桥下的巴滴玛努探路（Pradit Manutham）满是餐厅和社区商场，桥上开车不久就到亿甲迈。白天在市中心上班，晚上回到安静的巷子里。',
    },
  },
  {
    slug: 'watcharapol', lat: 13.8745, lng: 100.6445, parent: null,
    name: { th: 'วัชรพล', en: 'Watcharapol', cht: '瓦差拉蓬', chs: '瓦差拉蓬' },
    description: {
      th: 'ย่านบ้านของครอบครัวทางเหนือของรามอินทรา มีตลาด ร้านกาแฟ และร้านริมน้ำสลับกันไปตลอดถนน สายสีชมพูอยู่ปากทาง ทางด่วนรามอินทรา-อาจณรงค์เข้าเมืองได้ตรง',
      en: 'A district of family houses north of Ram Inthra. Markets, coffee gardens and restaurants by the water take turns along the road, the Pink Line runs along its southern edge, and the expressway there runs straight into town. Evenings are for cycling.',
      cht: '藍因他拉（Ram Inthra）以北的家庭住宅區。市場、花園咖啡店與水邊餐廳沿路交替出現，南端有粉紅線，高速公路也由那裡直入市區。黃昏時分，路上多是騎自行車的人。',
      chs: '蓝因他拉（Ram Inthra）以北的家庭住宅区。菜市场、花园咖啡馆和水边餐厅沿路交替出现，南端有粉色线，高速公路也从那里直通市区。傍晚时分，路上多是骑车的人。',
    },
  },
  {
    slug: 'westgate-ratchapruek', lat: 13.8665, lng: 100.4305, parent: null,
    name: { th: 'เวสต์เกต-ราชพฤกษ์', en: 'Westgate-Ratchapruek', cht: '西門·叻差帕', chs: '西门·叻差帕' },
    description: {
      th: 'ฝั่งนนทบุรีที่ยังมีสวนทุเรียนและคลองเล็กอยู่หลังหมู่บ้าน มีเซ็นทรัล เวสต์เกต อิเกีย และสายสีม่วงที่บางใหญ่ ถนนราชพฤกษ์กว้าง ต่อเข้าสาทรได้โดยไม่ต้องผ่านกลางเมือง',
      en: 'The Nonthaburi side, where durian orchards and small canals still lie behind the estates. Central Westgate, IKEA and the Purple Line are at Bang Yai, and broad Ratchapruek Road runs to Sathorn without going through the middle of town.',
      cht: '暖武里（Nonthaburi）這一邊，社區後面仍有榴槤園與小運河。Central Westgate、IKEA 與紫線都在挽艾（Bang Yai），寬闊的叻差帕路不經市中心便可通往沙吞（Sathorn）。',
      chs: '暖武里（Nonthaburi）这一侧，小区后面还有榴莲园和小运河。Central Westgate、IKEA 和紫线都在挽艾（Bang Yai），宽阔的叻差帕路不穿市中心就能通往沙吞（Sathorn）。',
    },
  },
]

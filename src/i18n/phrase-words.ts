const listed = (text: string) => text.trim().split(/\s*\n\s*|\s*·\s*/)

/** Names and words that a dictionary of the browser or of `Intl.Segmenter` breaks in the middle. */
export const KEPT_WHOLE: readonly string[] = listed(`
  พระราม 9 · รัชดา-ลาดพร้าว · ไฟฉาย-วังหลัง · เอกมัย-รามอินทรา · เวสต์เกต-ราชพฤกษ์ · สุขสวัสดิ์ · ราษฎร์บูรณะ
  พัฒนาการ · กรุงเทพกรีฑา · พร้อมพงษ์ · ทองหล่อ · เพลินจิต · รัชดา · ลาดพร้าว · รามอินทรา · งามวงศ์วาน · แจ้งวัฒนะ
  ศรีนครินทร์ · ดอนเมือง · วัชรพล · วังหลัง · ไฟฉาย · คูคต · บางนา · ธนบุรี · สุขุมวิท · เอกมัย · อารีย์ · อโศก · สีลม
  ห้าแยกลาดพร้าว · พหลโยธิน · อ่อนนุช · รัชดาภิเษก · ห้วยขวาง · เจริญนคร · กรุงเทพฯ · เมืองทองธานี · ราชพฤกษ์
  ห้องนอน · คอนโดมิเนียม · คอนโด · ทาวน์โฮม · บ้านเดี่ยว · รถไฟฟ้า · รับข่าว · ค้นหา · ห้องชุด · โครงการ · ส่วนกลาง · เริ่มต้น · อสังหาริมทรัพย์ · พระอาทิตย์
  素坤逸 · 阿索克 · 澎蓬 · 通羅 · 通罗 · 奔集 · 億甲邁 · 亿甲迈 · 阿黎 · 是隆 · 菲猜 · 旺朗 · 拉差達 · 拉差达 · 拉拋 · 拉抛
  拉瑪九 · 拉玛九 · 庫科 · 库科 · 邦納 · 邦纳 · 昌瓦他納 · 昌瓦他纳 · 廊曼 · 南旺宛 · 詩納卡琳 · 诗纳卡琳 · 吞武里
  素沙越 · 叻武拉納 · 叻武拉纳 · 帕塔納甘 · 帕塔纳甘 · 格里塔 · 藍因他拉 · 蓝因他拉 · 瓦差拉蓬 · 叻差帕
  日落 · 小時 · 小时 · 實景 · 实景 · 單位 · 单位 · 泰銖 · 泰铢 · 公寓 · 別墅 · 别墅 · 聯排 · 联排 · 戶型 · 户型 · 售樓
  售楼 · 現房 · 现房 · 新盤 · 新盘 · 地鐵 · 地铁 · 輕軌 · 轻轨 · 臥室 · 卧室 · 面積 · 面积 · 起價 · 起价 · 那一 · 這一 · 这一
  Phra Ram 9 · Rama 9 · Thong Lo · Khu Khot · Krungthep Kreetha · krungthep kreetha · Don Mueang · Bang Na
  Sathorn Road · Chit Lom · Phrom Phong · million baht
`)

/** What a number counts or measures: it never begins a line after its number. */
export const UNITS: ReadonlySet<string> = new Set(
  listed(`
  ล้าน · บาท · น. · น · ห้อง · ตร.ม. · ตารางเมตร · ตร.ว. · ตารางวา · ไร่ · นาที · ชั่วโมง · ชั้น · ปี · เดือน · วัน · เมตร
  ม. · กม. · กิโลเมตร · ยูนิต · โครงการ · หลัง · แปลง · อาคาร · สถานี · แห่ง · คน · คัน · คำถาม · แบบ · รายการ · สาย
  萬 · 万 · 億 · 亿 · 泰 · 泰銖 · 泰铢 · 元 · 個 · 个 · 間 · 间 · 房 · 層 · 层 · 樓 · 楼 · 戶 · 户 · 棟 · 栋 · 分鐘 · 分钟
  公里 · 米 · 公尺 · 平方 · 平米 · 坪 · 呎 · 年 · 月 · 日 · 座 · 幢 · 套 · 臥 · 卧 · 室 · 站 · 條 · 条 · 小時 · 小时 · 伙
  million · M · THB · baht · sq · m² · m · km · min · minutes · bedrooms · bedroom · beds · bed · homes · projects
  units · floors · storeys · years · stations · rai · hours · projects · townhomes · condominiums
`),
)

/** Words that belong to what follows: no line begins after them. */
export const LEANS_ON: ReadonlySet<string> = new Set(
  listed(`
  การ · ความ · ที่ · ของ · ใน · จาก · และ · หรือ · ไม่ · ใกล้ · กับ · เพื่อ · ถึง · ให้ · ซึ่ง · โดย · คือ · เป็น · มี · จะ · ได้ · ทุก · รับ · น่า
  從 · 从 · 在 · 為 · 为 · 與 · 与 · 和 · 及 · 或 · 把 · 被 · 由 · 向 · 到 · 以 · 離 · 离 · 距 · 每 · 這 · 这 · 那 · 一 · 不 · 最
  新 · 近 · 而 · 對 · 对 · 讓 · 让 · 給 · 给 · 是 · 有 · 只 · 也 · 就 · 都 · 還 · 还 · 再 · 先 · 更 · 很 · 可 · 無 · 无 · 這一 · 那一
`),
)

/** Words that belong to what stands before them: no line begins with them. */
export const LEANS_BACK: ReadonlySet<string> = new Set(
  listed(`
  ๆ · นี้ · นั้น · แล้ว · ไว้ · อยู่ · ด้วย · เลย · ขึ้นไป · ฯ
  的 · 了 · 着 · 著 · 過 · 过 · 之 · 之後 · 之后 · 之前 · 後 · 后 · 前 · 裡 · 里 · 上 · 下 · 中 · 內 · 内 · 外 · 們 · 们
  嗎 · 吗 · 呢 · 吧 · 以上 · 以下 · 以內 · 以内 · 起 · 旁 · 邊 · 边 · 處 · 处 · 地 · 得 · 站 · 區 · 区 · 線 · 线 · 路 · 家
`),
)

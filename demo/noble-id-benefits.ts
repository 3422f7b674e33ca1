import type { InFour } from './types'

interface BenefitSeed {
  code: string
  points: number
  level: number
  title: InFour
  text: InFour
  terms: InFour
}

export const NOBLE_ID_BENEFITS: readonly BenefitSeed[] = [
  {
    code: 'early-invitation',
    points: 0,
    level: 2,
    title: {
      th: 'คำเชิญชมโครงการก่อนวันเปิดขาย',
      en: 'Invitation before a project goes on sale',
      cht: '開售前優先參觀邀請',
      chs: '开售前优先看房邀请',
    },
    text: {
      th: 'เราส่งคำเชิญทางอีเมลก่อนวันเปิดขายทั่วไปอย่างน้อยหนึ่งวัน',
      en: 'Sent by email at least one day before the project goes on sale to the public.',
      cht: '於公開發售至少一天前，以電郵寄出邀請。',
      chs: '在公开发售至少一天前，通过邮件发出邀请。',
    },
    terms: {
      th: 'เฉพาะสมาชิกที่รับข่าวสารทางอีเมล จำนวนที่รับขึ้นอยู่กับแต่ละสำนักงานขาย',
      en: 'For members who receive our news by email; places are limited by each sales gallery.',
      cht: '僅限訂閱電郵消息的會員；名額有限，以售樓處安排為準。',
      chs: '仅限订阅邮件消息的会员；名额有限，以售楼处安排为准。',
    },
  },
  {
    code: 'coffee-for-two',
    points: 100,
    level: 1,
    title: {
      th: 'เครื่องดื่มสองแก้วที่สำนักงานขาย',
      en: 'Two drinks at a sales gallery',
      cht: '售樓處飲品兩杯',
      chs: '售楼处饮品两杯',
    },
    text: {
      th: 'กาแฟ ชา หรือโกโก้ ที่คาเฟ่ของสำนักงานขาย',
      en: 'Coffee, tea or cocoa at the sales gallery café.',
      cht: '於售樓處咖啡吧享用咖啡、茶或可可。',
      chs: '在售楼处咖啡吧享用咖啡、茶或可可。',
    },
    terms: {
      th: 'เฉพาะสำนักงานขายที่มีคาเฟ่ ในเวลาทำการ',
      en: 'At sales galleries with a café, during opening hours.',
      cht: '僅限設有咖啡吧的售樓處，於營業時間內使用。',
      chs: '仅限设有咖啡吧的售楼处，在营业时间内使用。',
    },
  },
  {
    code: 'air-conditioner-service',
    points: 600,
    level: 1,
    title: {
      th: 'ล้างเครื่องปรับอากาศสองเครื่อง',
      en: 'Two air conditioners cleaned',
      cht: '冷氣清洗兩台',
      chs: '空调清洗两台',
    },
    text: {
      th: 'ช่างของเราไปที่บ้านในวันที่คุณนัด',
      en: 'Our technicians come to your home on the day you choose.',
      cht: '技術人員依您約定的日期上門服務。',
      chs: '技术人员按您约定的日期上门服务。',
    },
    terms: {
      th: 'แบบติดผนังไม่เกิน 24,000 BTU ในกรุงเทพฯ และปริมณฑล นัดล่วงหน้าสามวัน',
      en: 'Wall units up to 24,000 BTU, in Greater Bangkok, booked three days ahead.',
      cht: '限不超過 24,000 BTU 的壁掛式冷氣，曼谷及周邊，須提前三天預約。',
      chs: '限不超过 24,000 BTU 的壁挂式空调，曼谷及周边，须提前三天预约。',
    },
  },
  {
    code: 'home-cleaning',
    points: 800,
    level: 2,
    title: {
      th: 'ทำความสะอาดบ้านสี่ชั่วโมง',
      en: 'Four hours of home cleaning',
      cht: '居家清潔四小時',
      chs: '居家清洁四小时',
    },
    text: {
      th: 'แม่บ้านหนึ่งคนพร้อมอุปกรณ์',
      en: 'One cleaner, with equipment.',
      cht: '一位清潔人員，自備用具。',
      chs: '一位清洁人员，自备用具。',
    },
    terms: {
      th: 'พื้นที่ไม่เกิน 80 ตร.ม. ในกรุงเทพฯ และปริมณฑล วันจันทร์ถึงเสาร์',
      en: 'Up to 80 m², in Greater Bangkok, Monday to Saturday.',
      cht: '80 平方米以內，曼谷及周邊，週一至週六。',
      chs: '80 平方米以内，曼谷及周边，周一至周六。',
    },
  },
  {
    code: 'interior-hour',
    points: 1000,
    level: 2,
    title: {
      th: 'ปรึกษานักออกแบบภายในหนึ่งชั่วโมง',
      en: 'An hour with an interior designer',
      cht: '室內設計師諮詢一小時',
      chs: '室内设计师咨询一小时',
    },
    text: {
      th: 'นำแปลนห้องของคุณมาวางแผนเฟอร์นิเจอร์และแสงไฟด้วยกัน',
      en: 'Bring your floor plan, and plan furniture and lighting together.',
      cht: '攜帶您的平面圖，一同規劃家具與燈光。',
      chs: '带上您的平面图，一起规划家具与灯光。',
    },
    terms: {
      th: 'ที่สำนักงานขายหรือทางวิดีโอคอล นัดล่วงหน้าห้าวัน',
      en: 'At a sales gallery or by video call, booked five days ahead.',
      cht: '於售樓處或以視像進行，須提前五天預約。',
      chs: '在售楼处或通过视频进行，须提前五天预约。',
    },
  },
  {
    code: 'home-inspection',
    points: 3000,
    level: 3,
    title: {
      th: 'ตรวจรับยูนิตโดยวิศวกรอิสระ',
      en: 'An inspection by an independent engineer',
      cht: '獨立工程師驗屋',
      chs: '独立工程师验房',
    },
    text: {
      th: 'วิศวกรตรวจก่อนโอนกรรมสิทธิ์ พร้อมรายงานเป็นลายลักษณ์อักษร',
      en: 'Before the transfer of ownership, with a written report.',
      cht: '於過戶前檢查，並提供書面報告。',
      chs: '在过户前检查，并提供书面报告。',
    },
    terms: {
      th: 'สำหรับยูนิตที่ซื้อจากเรา ไม่เกิน 120 ตร.ม. หนึ่งครั้งต่อยูนิต',
      en: 'For a unit bought from us, up to 120 m², once per unit.',
      cht: '限向我們購買的單位，120 平方米以內，每個單位一次。',
      chs: '限向我们购买的房源，120 平方米以内，每套一次。',
    },
  },
]

import type { Locale } from '@/i18n/locales'
import type { SceneKey } from '../images/index'

/** What each scene shows, in words, for those who cannot see it. */
export const SCENE_WORDS: Record<SceneKey, Record<Locale, string>> = {
  canal: {
    th: 'อาสาสมัครเก็บขยะริมคลองและบนเรือ',
    en: 'Volunteers clearing a canal, from the bank and from a boat',
    cht: '志工在岸上和船上清理運河',
    chs: '志愿者在岸上和船上清理运河',
  },
  run: {
    th: 'คนวิ่งใต้ต้นไม้ยามเช้า',
    en: 'Runners under trees in the morning',
    cht: '清晨樹下的跑者',
    chs: '清晨树下的跑者',
  },
  film: {
    th: 'จอหนังกลางสวนยามค่ำ',
    en: 'A film under the trees at night',
    cht: '夜裡樹下的露天電影',
    chs: '夜里树下的露天电影',
  },
  breakfast: {
    th: 'โต๊ะอาหารเช้ายาวในซอย',
    en: 'One long breakfast table in a lane',
    cht: '小巷裡的一張長桌早餐',
    chs: '小巷里的一张长桌早餐',
  },
  swap: {
    th: 'แผงต้นไม้และคนแลกต้นไม้',
    en: 'Stalls of plants, and people who swap them',
    cht: '植物攤位與交換植物的人',
    chs: '植物摊位与交换植物的人',
  },
  moving: {
    th: 'รถขนของ กล่อง และลิฟต์บุผ้า',
    en: 'A lorry, boxes and padded lifts',
    cht: '貨車、紙箱與包覆護墊的電梯',
    chs: '货车、纸箱与包好护垫的电梯',
  },
  platform: {
    th: 'ชานชาลารถไฟฟ้า',
    en: 'The platform of an electric train',
    cht: '軌道列車的月台',
    chs: '轨道交通的站台',
  },
  soi: {
    th: 'ร้านกาแฟใต้ต้นไม้และรถเข็น',
    en: 'A café under trees and a cart',
    cht: '樹下的咖啡店與小推車',
    chs: '树下的咖啡店与小推车',
  },
  pets: { th: 'คนพาสุนัขเดินบนสนามหญ้า', en: 'People and dogs on a lawn', cht: '草坪上的人與狗', chs: '草坪上的人与狗' },
  cooling: {
    th: 'ช่างล้างเครื่องปรับอากาศบนบันได',
    en: 'An engineer on a ladder cleaning an air conditioner',
    cht: '技師在梯上清洗冷氣',
    chs: '技师在梯上清洗空调',
  },
  handover: {
    th: 'วิศวกรเดินตรวจห้องว่างกับเจ้าของ',
    en: 'An engineer walking through an empty room with its owners',
    cht: '工程師陪業主驗收空屋',
    chs: '工程师陪业主验收空房',
  },
  desk: { th: 'โต๊ะทำงานยาวริมหน้าต่าง', en: 'A long desk at a window', cht: '窗邊的長桌', chs: '窗边的长桌' },
  school: {
    th: 'ห้องสมุดโรงเรียนกับเด็กที่กำลังอ่านหนังสือ',
    en: 'A school library and children reading',
    cht: '學校圖書室裡閱讀的孩子',
    chs: '学校图书室里阅读的孩子',
  },
  meeting: {
    th: 'ผู้บรรยายหน้าจอกราฟและผู้ฟัง',
    en: 'A speaker before a chart, and listeners',
    cht: '講者、圖表與聽眾',
    chs: '讲者、图表与听众',
  },
  talk: {
    th: 'วงคุยเรื่องบ้านหลังแรกกับแปลนบนขาตั้ง',
    en: 'A talk about first homes, a plan on an easel',
    cht: '首次置業講座與畫架上的平面圖',
    chs: '首次置业讲座与画架上的平面图',
  },
  firstWeek: {
    th: 'คืนแรกในห้องใหม่กับกล่องของ',
    en: 'The first evening among boxes',
    cht: '搬入第一晚，四周是紙箱',
    chs: '搬入第一晚，四周是纸箱',
  },
  herbs: {
    th: 'กระถางสมุนไพรบนระเบียง',
    en: 'Herbs along the railing of a balcony',
    cht: '陽台欄杆上的香草',
    chs: '阳台栏杆上的香草',
  },
  firstLook: {
    th: 'คนดูโมเดลอาคารบนโต๊ะ',
    en: 'People around the model of a tower',
    cht: '圍看大樓模型的人',
    chs: '围看大楼模型的人',
  },
  tools: { th: 'เครื่องมือช่างเรียงเป็นแถว', en: 'A row of tools', cht: '排成一列的工具', chs: '排成一列的工具' },
  keys: {
    th: 'กุญแจบนแปลน เครื่องคิดเลข และกาแฟ',
    en: 'Keys on a plan, a calculator, a coffee',
    cht: '平面圖上的鑰匙、計算機與咖啡',
    chs: '平面图上的钥匙、计算器与咖啡',
  },
  answer: {
    th: 'โทรศัพท์ที่มีคำตอบและปฏิทิน',
    en: 'A telephone with an answer, and a calendar',
    cht: '手機上的回覆與日曆',
    chs: '手机上的回复与日历',
  },
  inspection: {
    th: 'รายการตรวจรับ ไฟฉาย และเทป',
    en: 'A checklist, a torch and tape',
    cht: '驗收清單、手電筒與膠帶',
    chs: '验房清单、手电筒与胶带',
  },
  fee: {
    th: 'ใบแจ้งค่าส่วนกลางกับเหรียญในถ้วย',
    en: 'A bill, and coins put where they go',
    cht: '帳單與分好的硬幣',
    chs: '账单与分好的硬币',
  },
  survey: {
    th: 'คนสำรวจต้นไม้ด้วยกล้องและแผนผัง',
    en: 'Trees surveyed where they stand',
    cht: '測量現場的樹木',
    chs: '测量现场的树木',
  },
  card: {
    th: 'บัตรสมาชิกกับกุญแจบนโต๊ะ',
    en: 'A card of members and a key on a table',
    cht: '桌上的會員卡與鑰匙',
    chs: '桌上的会员卡与钥匙',
  },
}

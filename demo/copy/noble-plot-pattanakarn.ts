import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-plot-pattanakarn',
  spokenTitle: {
    th: 'โนเบิล พล็อต พัฒนาการ',
    en: 'noble plot pattanakarn',
    cht: 'noble plot pattanakarn',
    chs: 'noble plot pattanakarn',
  },
  tagline: {
    th: 'ที่ดินพร้อมแล้ว รอแบบบ้านของคุณ',
    en: 'The ground is ready for your drawing',
    cht: '地已備好，等您的一張圖',
    chs: '地已备好，等您的一张图',
  },
  shortDescription: {
    th: 'ที่ดินจัดสรร 24 แปลงบนพื้นที่ 14 ไร่ย่านพัฒนาการ แปลงละ 100 และ 180 ตารางวา หน้ากว้าง 16 และ 22 เมตร มีคลับเฮาส์ สวน และทางวิ่งในรั้วเดียวกัน สำหรับคนที่มีสถาปนิกอยู่ในใจแล้ว หรืออยากเริ่มจากกระดาษเปล่า',
    en: 'Twenty-four plots on 14 rai off Pattanakarn, of 100 and 180 square wah, with frontages of 16 and 22 metres. A clubhouse, garden and running path lie inside the same gate. For people who have an architect in mind, or a blank sheet.',
    cht: '帕塔納甘（Pattanakarn）一帶的 24 塊地，總面積 14 萊，每塊 100 或 180 平方哇，面寬 16 米或 22 米。會所、花園與跑步道同在一道大門內。寫給心裡已有建築師、或想由一張白紙開始的人。',
    chs: '帕塔纳甘（Pattanakarn）一带的 24 块宅地，总面积 14 莱，每块 100 或 180 平方哇，面宽 16 米或 22 米。会所、花园与跑步道都在同一道大门内。写给心里已有建筑师、或想从一张白纸开始的人。',
  },
  conceptTitle: {
    th: 'เราวาดถนน คุณวาดบ้าน',
    en: 'We draw the road, you draw the house',
    cht: '我們畫路，您畫家',
    chs: '我们画路，您画房子',
  },
  concept: {
    th: [
      'จากที่ดิน 14 ไร่ เป็นแปลงขายราว 7.6 ไร่ ที่เหลือคือถนน ต้นไม้ และสวนที่ทุกบ้านใช้ด้วยกัน เราเลือกทำน้อยแปลงเพื่อให้ทุกแปลงมีระยะถอย และมีท้องฟ้าของตัวเอง',
      'ทุกแปลงหันหน้าเหนือหรือใต้ ด้านยาวจึงไม่รับแดดบ่าย แปลง 100 ตารางวาลึกราว 25 เมตร พอสำหรับลานกลางบ้าน ส่วนแปลง 180 ตารางวาลึกเกือบ 33 เมตร วางบ้านสองปีกกับต้นไม้ใหญ่หนึ่งต้นได้สบาย',
    ],
    en: [
      'Of the 14 rai, about 7.6 are for sale. The remainder is road, trees and a garden everyone shares. We drew fewer plots so that each keeps its distance and its own piece of sky.',
      'Every plot faces north or south, which spares its front the afternoon sun. A plot of 100 square wah is about 25 metres deep: room for a courtyard. One of 180 is nearly 33, and takes a house of two wings around one large tree.',
    ],
    cht: [
      '14 萊之中，出售的約 7.6 萊，其餘是路、樹，以及各家共用的花園。我們少劃幾塊，讓每一塊都留有距離，也留有自己的一片天。',
      '每塊地都朝北或朝南，正面避開午後西曬。100 平方哇的一塊深約 25 米，容得下一個天井；180 平方哇的深近 33 米，可以兩翼相對，中間一棵大樹。',
    ],
    chs: [
      '14 莱之中，出售的约 7.6 莱，其余是路、树，以及各家共用的花园。我们少划几块，让每一块都留有距离，也留有自己的一片天。',
      '每块地都朝北或朝南，正面避开午后西晒。100 平方哇的一块深约 25 米，容得下一个天井；180 平方哇的深近 33 米，可以两翼相对，中间一棵大树。',
    ],
  },
  highlights: [
    {
      title: { th: '16 แปลง แปลงละ 100 ตารางวา', en: 'Sixteen plots of 100 wah', cht: '16 塊，每塊 100 平方哇', chs: '16 块，每块 100 平方哇' },
      text: {
        th: 'กว้าง 16 เมตร ลึกราว 25 เมตร เท่ากับ 400 ตร.ม. พอสำหรับบ้านสี่ห้องนอนที่มีสระเล็ก',
        en: 'Sixteen metres by about 25, or 400 m²: enough for a four-bedroom house with a small pool.',
        cht: '寬 16 米，深約 25 米，即 400 平方米，足夠建一間四房別墅連小泳池。',
        chs: '宽 16 米，深约 25 米，即 400 平方米，够盖一栋四房别墅外加小泳池。',
      },
    },
    {
      title: { th: '8 แปลง แปลงละ 180 ตารางวา', en: 'Eight plots of 180 wah', cht: '8 塊，每塊 180 平方哇', chs: '8 块，每块 180 平方哇' },
      text: {
        th: 'กว้าง 22 เมตร เท่ากับ 720 ตร.ม. สำหรับบ้านสองรุ่นที่อยากอยู่ใกล้แต่มีประตูคนละบาน',
        en: 'Twenty-two metres wide, 720 m², for two generations who want to be near and keep separate doors.',
        cht: '寬 22 米，共 720 平方米，適合想住得近、又各有各大門的兩代人。',
        chs: '宽 22 米，共 720 平方米，适合想住得近、又各有各家门的两代人。',
      },
    },
    {
      title: { th: 'ทางวิ่งใต้ร่มไม้', en: 'A path under trees', cht: '樹下的跑步道', chs: '树下的跑步道' },
      text: {
        th: 'ทางวิ่งวนรอบสวนกลาง หกโมงเช้ายังร่ม และไม่ต้องข้ามถนนรถ',
        en: 'The running path circles the shared garden, still in shade at six in the morning, and crosses no traffic.',
        cht: '跑步道環繞中央花園，清晨六點仍在樹蔭下，全程不用穿過車道。',
        chs: '跑步道环绕中央花园，早上六点还在树荫下，全程不用穿过车道。',
      },
    },
    {
      title: { th: 'คลับเฮาส์มาก่อนบ้าน', en: 'A clubhouse before the houses', cht: '先有會所，後有家', chs: '先有会所，后有房子' },
      text: {
        th: 'คลับเฮาส์เปิดให้เจ้าของแปลงใช้ประชุมกับสถาปนิกและผู้รับเหมา โดยไม่ต้องยืนกลางแดด',
        en: 'Owners may meet their architect and builder in the clubhouse instead of standing in the sun.',
        cht: '業主可在會所與建築師、施工單位開會，不用站在太陽底下。',
        chs: '业主可以在会所与建筑师、施工方开会，不用站在太阳底下。',
      },
    },
  ],
  location: {
    th: 'พัฒนาการใกล้ถนนศรีนครินทร์ ทางด่วนศรีรัชและมอเตอร์เวย์อยู่ไม่ไกล ขับไปสุวรรณภูมิหรือเข้าสุขุมวิทได้ทั้งสองทาง สถานีหัวหมากซึ่งมีแอร์พอร์ต เรล ลิงก์และ MRT สายสีเหลืองอยู่ห่าง 1,950 เมตร เดินราว 24 นาที',
    en: 'Off Pattanakarn near Srinakarin Road, with the Si Rat expressway and the motorway not far, so Suvarnabhumi and Sukhumvit are both easy drives. Hua Mak station, served by the Airport Rail Link and the MRT Yellow Line, is 1,950 metres away: 24 minutes on foot.',
    cht: '帕塔納甘路（Pattanakarn）近詩納卡琳路（Srinakarin），詩叻高速公路（Si Rat）與往機場的高速公路都不遠，去素萬那普機場（Suvarnabhumi）或素坤逸（Sukhumvit）同樣順路。華目站（Hua Mak）有機場快線與 MRT 黃線，距離 1,950 米，步行約 24 分鐘。',
    chs: '帕塔纳甘路（Pattanakarn）近诗纳卡琳路（Srinakarin），诗叻高速（Si Rat）与往机场的高速都不远，去素万那普机场（Suvarnabhumi）或素坤逸（Sukhumvit）同样顺路。华目站（Hua Mak）有机场快线与 MRT 黄线，距离 1,950 米，步行约 24 分钟。',
  },
  nearby: [
    { kind: 'mall', name: { th: 'แม็กซ์แวลู พัฒนาการ', en: 'MaxValu Pattanakarn', cht: 'MaxValu 超市帕塔納甘店（Pattanakarn）', chs: 'MaxValu 超市帕塔纳甘店（Pattanakarn）' }, minutes: 6, walk: false },
    { kind: 'expressway', name: { th: 'ทางด่วนศรีรัช ด่านศรีนครินทร์', en: 'Si Rat Expressway, Srinakarin gate', cht: '詩叻高速公路詩納卡琳入口（Si Rat, Srinakarin）', chs: '诗叻高速公路诗纳卡琳入口（Si Rat, Srinakarin）' }, minutes: 7, walk: false },
    { kind: 'hospital', name: { th: 'โรงพยาบาลสมิติเวช ศรีนครินทร์', en: 'Samitivej Srinakarin Hospital', cht: 'Samitivej Srinakarin 醫院', chs: 'Samitivej Srinakarin 医院' }, minutes: 8, walk: false },
    { kind: 'school', name: { th: 'โรงเรียนเตรียมอุดมศึกษาพัฒนาการ', en: 'Triam Udom Suksa Pattanakarn School', cht: '帕塔納甘預科中學（Triam Udom Suksa Pattanakarn）', chs: '帕塔纳甘预科中学（Triam Udom Suksa Pattanakarn）' }, minutes: 9, walk: false },
    { kind: 'mall', name: { th: 'ซีคอนสแควร์ ศรีนครินทร์', en: 'Seacon Square Srinakarin', cht: 'Seacon Square 商場', chs: 'Seacon Square 商场' }, minutes: 13, walk: false },
    { kind: 'airport', name: { th: 'ท่าอากาศยานสุวรรณภูมิ', en: 'Suvarnabhumi Airport', cht: '素萬那普機場（Suvarnabhumi Airport）', chs: '素万那普机场（Suvarnabhumi Airport）' }, minutes: 20, walk: false },
  ],
  faq: [
    {
      question: {
        th: 'ใช้สถาปนิกของตัวเองได้ไหม',
        en: 'May I bring my own architect?',
        cht: '可以用自己的建築師嗎？',
        chs: '可以用自己的建筑师吗？',
      },
      answer: {
        th: 'ได้ เราขายที่ดิน ไม่ได้ผูกแบบบ้าน แบบต้องเป็นไปตามกฎหมายควบคุมอาคาร ผังเมือง และข้อบังคับของโครงการ เช่น ระยะถอยร่นและเวลาทำงานก่อสร้าง ขอสำเนาไปให้สถาปนิกอ่านก่อนได้',
        en: 'Yes. We sell land and do not tie you to a design. The house must follow the building code, the city plan and the project’s own rules on setbacks and working hours, which your architect may read beforehand.',
        cht: '可以。我們賣的是地，不綁定設計。房屋須符合建築法規、城市規劃，以及項目就退縮距離與施工時間訂立的守則，建築師可以先行索閱。',
        chs: '可以。我们卖的是地，不绑定设计。房屋须符合建筑法规、城市规划，以及项目对退距和施工时间的规定，建筑师可以先来要一份看。',
      },
    },
    {
      question: {
        th: 'กู้ซื้อที่ดินเปล่าได้หรือไม่',
        en: 'Can bare land be financed?',
        cht: '買地可以貸款嗎？',
        chs: '买地可以贷款吗？',
      },
      answer: {
        th: 'โครงการนี้ไม่มีสินเชื่อเต็มจำนวน บางธนาคารให้กู้ที่ดินในสัดส่วนต่ำกว่าบ้าน หรือให้กู้รวมกับค่าปลูกสร้างเมื่อมีแบบที่ได้รับอนุญาต ควรคุยกับธนาคารก่อนทำสัญญา',
        en: 'There is no full loan for this project. Some banks lend a smaller share on bare land than on a house, or combine land and construction once a permit exists. Speak to your bank before signing.',
        cht: '本項目不設全額貸款。部分銀行對空地的貸款成數低於房屋，或在取得建築許可後，把地價與建築費一併批出。簽約前請先與銀行商量。',
        chs: '本项目不提供全额贷款。部分银行对空地的贷款成数低于房屋，或在取得建房许可后，把地价与建房费用一并放贷。签约前请先与银行沟通。',
      },
    },
    {
      question: {
        th: 'ชาวต่างชาติซื้อที่ดินแปลงนี้ได้ไหม',
        en: 'Can a foreigner buy a plot?',
        cht: '外國人可以買這裡的地嗎？',
        chs: '外国人可以买这里的地吗？',
      },
      answer: {
        th: 'โดยทั่วไปชาวต่างชาติถือกรรมสิทธิ์ที่ดินในไทยด้วยชื่อตนเองไม่ได้ มีข้อยกเว้นที่จำกัดและการเช่าระยะยาวที่ต้องดูเป็นรายกรณี เราไม่แนะนำการถือแทน โปรดปรึกษาทนายของคุณก่อน',
        en: 'In general foreigners cannot own land in Thailand in their own name. Exceptions are narrow, and a registered lease depends on the case. We do not advise nominee arrangements; please ask your own lawyer first.',
        cht: '一般而言，外國人不能以本人名義在泰國擁有土地，例外情況有限，登記租約亦須按個案而定。我們不建議由他人代持，請先諮詢您的律師。',
        chs: '一般而言，外国人不能以本人名义在泰国拥有土地，例外情况有限，登记租约也要看具体个案。我们不建议找人代持，请先咨询您的律师。',
      },
    },
  ],
  metaTitle: {
    th: 'noble plot pattanakarn ที่ดินจัดสรร 24 แปลง',
    en: 'noble plot pattanakarn: 24 plots for your own house',
    cht: 'noble plot pattanakarn｜住宅地',
    chs: 'noble plot pattanakarn｜宅地',
  },
  metaDescription: {
    th: 'ที่ดินจัดสรร 24 แปลง 100 และ 180 ตารางวา ย่านพัฒนาการ ใกล้ทางด่วน มีคลับเฮาส์ สวน และทางวิ่ง ใช้สถาปนิกของตัวเองได้',
    en: 'Twenty-four plots of 100 and 180 square wah off Pattanakarn, near the expressway, with clubhouse, garden and running path. Bring your architect.',
    cht: '帕塔納甘（Pattanakarn）24 塊住宅地，100 與 180 平方哇，鄰近高速公路，設會所、花園與跑步道，可用自己的建築師。',
    chs: '帕塔纳甘（Pattanakarn）24 块宅地，100 与 180 平方哇，邻近高速，配会所、花园与跑步道，可用自己的建筑师。',
  },
}

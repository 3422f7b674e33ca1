import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-arbour-sukhumvit',
  spokenTitle: {
    th: 'โนเบิล อาร์เบอร์ สุขุมวิท',
    en: 'noble arbour sukhumvit',
    cht: 'noble arbour sukhumvit',
    chs: 'noble arbour sukhumvit',
  },
  tagline: {
    th: 'วางต้นไม้ก่อน แล้วจึงวางอาคาร',
    en: 'The trees were drawn first, the towers after',
    cht: '圖紙上，先有樹，後有樓',
    chs: '先画下树，再画楼',
  },
  shortDescription: {
    th: 'สองอาคารสูง 38 ชั้นบนที่ดิน 5.2 ไร่ริมสุขุมวิทช่วงอ่อนนุช เดิน 6 นาทีถึง BTS อ่อนนุช มีห้องตั้งแต่หนึ่งถึงสามห้องนอน เลี้ยงสัตว์ได้ เหมาะกับคนที่อยากอยู่สูงแต่ยังอยากเดินใต้ร่มไม้ทุกวัน ขณะนี้ยังไม่ประกาศราคาและกำหนดสร้างเสร็จ',
    en: 'Two towers of 38 storeys on 5.2 rai beside Sukhumvit, six minutes on foot from BTS On Nut. One to three bedrooms, pets welcome, for people who want height above and shade below. Prices and the completion date have not been announced yet.',
    cht: '兩座 38 層高樓，座落於素坤逸路（Sukhumvit）旁 5.2 萊的土地上，步行 6 分鐘到 BTS 安努站（On Nut）。一房至三房，歡迎寵物同住，寫給既想住得高、又想每天走在樹蔭下的人。售價與落成日期尚未公布。',
    chs: '两栋 38 层塔楼，立在素坤逸路（Sukhumvit）旁 5.2 莱的地块上，步行 6 分钟到 BTS 安努站（On Nut）。一居到三居，可养宠物，适合想住得高、也想每天从树荫下走过的人。价格和交房时间都还没有公布。',
  },
  conceptTitle: {
    th: 'เว้นที่ให้ร่มไม้',
    en: 'Leave room for shade',
    cht: '為樹蔭留一塊地',
    chs: '给树荫留出位置',
  },
  concept: {
    th: [
      'แบบแผ่นแรกของโครงการนี้ไม่มีอาคาร มีแต่วงกลมของเรือนยอดไม้บนที่ดิน 8,320 ตารางเมตร เราขยับวงเหล่านั้นจนได้ร่มเงาต่อเนื่องจากถนนถึงล็อบบี้ แล้วจึงวางสองอาคารลงในที่ว่างที่เหลือ หันมุมเข้าหากันเพื่อให้ลมและแสงลอดถึงพื้น',
      'อาคารโตแบบเดียวกับต้นไม้ ใกล้พื้นเป็นคอนกรีตหล่อในแบบไม้ ยังเห็นลายเสี้ยนให้ลูบได้ สูงขึ้นไปผนังค่อย ๆ โปร่งและเบาจนถึงพื้นที่ส่วนกลางด้านบน ห้องทั้งสามแบบมีหน้ากว้าง 6, 9 และ 12 เมตร เป็นจังหวะสามเมตรเหมือนต้นไม้ที่ปลูกเป็นแถว',
    ],
    en: [
      'The first drawing had no building on it, only the circles of tree crowns on 8,320 m² of land. We moved them until the shade ran unbroken from the street to the lobby, then set two towers into the space that was left, turned corner to corner so that wind and light still reach the ground.',
      'They grow the way trees do. Near the ground the walls are concrete cast against sawn boards, with the grain left to touch; higher up they thin and open until they reach the sky floor. The three kinds of home are 6, 9 and 12 metres wide, a three-metre beat like trunks in a row.',
    ],
    cht: [
      '第一張圖上沒有樓，只有 8,320 平方米土地上一圈圈的樹冠。我們挪動它們，直到樹蔭從街口一路連到大堂，才把兩座樓放進餘下的空隙裡，彼此以轉角相對，讓風與光仍能落到地面。',
      '樓也像樹那樣生長。近地面是以鋸木模板澆灌的混凝土，木紋留在牆上，可以用手去摸；愈往上，立面愈疏、愈輕，直到頂部的空中休憩空間。三種單位面寬 6、9、12 米，以三米為節拍，如一列樹幹。',
    ],
    chs: [
      '第一张图上没有楼，只有 8,320 平方米土地上一个个树冠的圆圈。我们反复挪动它们，直到树荫从街边一直连到大堂，再把两栋楼放进剩下的空处，转角相对，让风和光还能落到地面。',
      '楼也照着树的样子长。靠近地面的墙是用锯木模板浇筑的混凝土，木纹留着，伸手就能摸到；越往上，立面越疏朗，直到高处的空中休闲区。三种户型面宽 6、9、12 米，每三米一拍，像一排树干。',
    ],
  },
  highlights: [
    {
      title: { th: 'ทางเดินใต้ร่มไม้', en: 'Shade to the door', cht: '樹蔭一路到門前', chs: '树荫一直到门口' },
      text: {
        th: 'บ่ายสองโมงของเดือนเมษายน ยังเดินจากถนนถึงล็อบบี้ได้โดยอยู่ในร่มตลอดทาง นั่นคือโจทย์ที่ตั้งให้งานภูมิสถาปัตย์',
        en: 'At two on an April afternoon you should reach the lobby from the street in shade: that is the brief given to the landscape.',
        cht: '四月下午兩點，從街口走到大堂，全程走在蔭下：這是我們給園林設計的題目。',
        chs: '四月的下午两点，从街边走到大堂，一路不晒太阳：这是给景观设计出的题目。',
      },
    },
    {
      title: { th: 'คอนกรีตลายไม้', en: 'Concrete with a grain', cht: '有木紋的混凝土', chs: '带木纹的混凝土' },
      text: {
        th: 'ผนังชั้นล่างหล่อในแบบไม้เลื่อย เก็บลายเสี้ยนไว้ทุกแผ่น แสงเฉียงตอนสี่โมงเย็นทำให้ลายชัดที่สุด',
        en: 'Lower walls are cast against sawn boards and keep every line. The raking light of four in the afternoon shows them best.',
        cht: '低層外牆以鋸木模板澆灌，每道紋理都留下。下午四點的斜光，看得最清楚。',
        chs: '低层墙面用锯木模板浇筑，纹理一道道留下。下午四点斜光照过来，最清楚。',
      },
    },
    {
      title: {
        th: 'หก เก้า สิบสองเมตร',
        en: 'Six, nine, twelve',
        cht: '六、九、十二米',
        chs: '六、九、十二米',
      },
      text: {
        th: 'หนึ่งห้องนอน 35 สองห้องนอน 61 และสามห้องนอน 92 ตารางเมตร หน้ากว้าง 6, 9 และ 12 เมตรตามลำดับ ห้องจึงเปิดรับวิวเต็มหน้า',
        en: 'Homes of 35, 61 and 92 m² have fronts of 6, 9 and 12 metres: rooms lie along the window, not behind one another.',
        cht: '35、61、92 平方米的單位，面寬分別為 6、9、12 米；房間沿窗展開，而非前後相疊。',
        chs: '35、61、92 平方米的户型，面宽分别是 6、9、12 米，房间沿着窗展开，不是一间挡着一间。',
      },
    },
    {
      title: {
        th: 'ทางวิ่งกับสวนสัตว์เลี้ยง',
        en: 'A track and a pet park',
        cht: '跑道與寵物公園',
        chs: '跑道和宠物乐园',
      },
      text: {
        th: 'หกโมงครึ่งตอนเช้า ทางวิ่งยังอยู่ในเงาของอาคาร ส่วนสวนสำหรับสัตว์เลี้ยงแยกพื้นที่ไว้ต่างหาก ทุกคนจึงใช้สวนได้สบายใจ',
        en: 'At half past six the track still lies in the towers’ shadow. The pet park has its own ground, so everyone is at ease in the garden.',
        cht: '早上六點半，跑道仍在樓影之中。寵物公園另闢一處，花園裡人人自在。',
        chs: '早上六点半，跑道还在楼影里。宠物乐园单独设置，花园里大家都自在。',
      },
    },
  ],
  location: {
    th: 'อ่อนนุชเป็นช่วงที่สุขุมวิทเริ่มผ่อนจังหวะ มีตลาด ร้านกาแฟ และของกินราคาคนทำงาน เดิน 6 นาทีถึง BTS อ่อนนุช หรือ 12 นาทีถึงพระโขนง นั่งรถไฟฟ้าไม่กี่สถานีก็ถึงเอกมัยและทองหล่อ ถ้าขับรถ ทางด่วนเฉลิมมหานครอยู่ไม่ไกลจากสุขุมวิท 50',
    en: 'On Nut is where Sukhumvit slows down: a market, coffee shops, everyday kitchens. BTS On Nut is six minutes on foot and Phra Khanong twelve; Ekkamai and Thong Lo are a few stops up the line. By car, the Chaloem Maha Nakhon Expressway is close at hand off Sukhumvit 50.',
    cht: '素坤逸（Sukhumvit）走到安努（On Nut），步調便慢了下來，有市場、咖啡店與街坊小館。步行 6 分鐘到 BTS 安努站，12 分鐘到帕卡農站（Phra Khanong），再坐幾站便是億甲邁站（Ekkamai）與通羅站（Thong Lo）。開車可由素坤逸路 50 巷附近駛上高速公路。',
    chs: '素坤逸路（Sukhumvit）走到安努（On Nut），节奏就慢了下来：菜市场、咖啡馆、街坊常去的小馆子。步行 6 分钟到 BTS 安努站，12 分钟到帕卡农站（Phra Khanong），往市区几站就是亿甲迈站（Ekkamai）和通罗站（Thong Lo）。开车从素坤逸路 50 巷附近上高速。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'เซ็นจูรี่ เดอะ มูฟวี่ พลาซ่า สุขุมวิท',
        en: 'Century The Movie Plaza Sukhumvit',
        cht: 'Century The Movie Plaza Sukhumvit 商場',
        chs: 'Century The Movie Plaza Sukhumvit 商场',
      },
      minutes: 7,
      walk: true,
    },
    {
      kind: 'mall',
      name: {
        th: 'โลตัส สุขุมวิท 50',
        en: 'Lotus’s Sukhumvit 50',
        cht: 'Lotus’s Sukhumvit 50 超市',
        chs: 'Lotus’s Sukhumvit 50 超市',
      },
      minutes: 8,
      walk: true,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษเฉลิมมหานคร (สุขุมวิท 50)',
        en: 'Chaloem Maha Nakhon Expressway (Sukhumvit 50)',
        cht: '察冷瑪哈那空高速公路素坤逸 50 巷入口（Chaloem Maha Nakhon, Sukhumvit 50）',
        chs: '察冷玛哈那空高速公路素坤逸 50 巷入口（Chaloem Maha Nakhon, Sukhumvit 50）',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนนานาชาติเวลส์ วิทยาเขตอ่อนนุช',
        en: 'Wells International School, On Nut',
        cht: 'Wells 國際學校安努校區（On Nut）',
        chs: 'Wells 国际学校安努校区（On Nut）',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เกทเวย์ เอกมัย',
        en: 'Gateway Ekamai',
        cht: 'Gateway Ekamai 商場',
        chs: 'Gateway Ekamai 商场',
      },
      minutes: 9,
      walk: false,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลสุขุมวิท', en: 'Sukhumvit Hospital', cht: '素坤逸醫院（Sukhumvit Hospital）', chs: '素坤逸医院（Sukhumvit Hospital）' },
      minutes: 10,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ราคาเริ่มต้นเท่าไร และจะสร้างเสร็จเมื่อไร',
        en: 'What will it cost, and when will it be finished?',
        cht: '售價是多少？何時落成？',
        chs: '价格是多少？什么时候交房？',
      },
      answer: {
        th: 'ยังไม่ประกาศทั้งสองเรื่อง และยังไม่เปิดจอง ลงทะเบียนไว้ได้ เมื่อมีข้อมูลที่ยืนยันแล้วเราจะแจ้งให้ทราบ',
        en: 'Neither has been announced, and reservations are not open. Register, and we will tell you once there is something confirmed.',
        cht: '兩者均未公布，也尚未接受預訂。您可先登記，待有確定消息，我們會最先通知已登記的朋友。',
        chs: '都还没有公布，也还没有开始预订。您可以先登记，有了确定的消息，我们会先通知登记的朋友。',
      },
    },
    {
      question: {
        th: 'เลี้ยงสุนัขหรือแมวได้ไหม',
        en: 'May I bring my dog or cat?',
        cht: '可以養貓狗嗎？',
        chs: '可以养猫养狗吗？',
      },
      answer: {
        th: 'ได้ โครงการออกแบบให้เลี้ยงสัตว์ได้ตั้งแต่ต้น และมีสวนสำหรับสัตว์เลี้ยงโดยเฉพาะ รายละเอียดเรื่องจำนวนและขนาดจะอยู่ในระเบียบอาคารชุด',
        en: 'Yes. The project is planned for pets and has a pet park of its own. How many and how large will be set out in the house rules.',
        cht: '可以。項目從規劃之初便歡迎寵物，並設寵物公園。數量與體型的細則，將列於大樓規約。',
        chs: '可以。项目一开始就按宠物友好来规划，并设有宠物乐园。数量和体型的要求会写进管理规约。',
      },
    },
    {
      question: {
        th: 'ที่จอดรถ ค่าส่วนกลาง และโควตาชาวต่างชาติเป็นอย่างไร',
        en: 'What about parking, the common area fee and the foreign quota?',
        cht: '車位、管理費與外籍配額如何安排？',
        chs: '车位、物业费和外籍配额怎么定？',
      },
      answer: {
        th: `ตามแผนมีที่จอดรถ 70% ของจำนวนห้อง ค่าส่วนกลางตารางเมตรละ 70 บาทต่อเดือน ${CLAIMS.th.quota}`,
        en: `Parking is planned for 70% of the units and the common area fee is set at 70 baht per m² a month. ${CLAIMS.en.quota}`,
        cht: `規劃車位為單位總數的 70%，管理費每平方米每月 70 泰銖。${CLAIMS.cht.quota}`,
        chs: `规划车位配比 70%，物业费每平方米每月 70 泰铢。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble arbour sukhumvit คอนโดใหม่ใกล้ BTS อ่อนนุช',
    en: 'noble arbour sukhumvit, condominium near BTS On Nut',
    cht: 'noble arbour sukhumvit｜素坤逸公寓',
    chs: 'noble arbour sukhumvit｜素坤逸公寓',
  },
  metaDescription: {
    th: 'สองอาคาร 38 ชั้นท่ามกลางร่มไม้ เดิน 6 นาทีถึง BTS อ่อนนุช เลี้ยงสัตว์ได้ ยังไม่ประกาศราคาและกำหนดเสร็จ ลงทะเบียนรับข่าวก่อน',
    en: 'Two 38-storey towers set among trees, six minutes on foot from BTS On Nut. Pets welcome. Prices and completion not yet announced; register to hear.',
    cht: '兩座 38 層高樓立於樹蔭之間，步行 6 分鐘到 BTS 安努站（On Nut），歡迎寵物。售價與落成日期尚未公布，歡迎登記。',
    chs: '两栋 38 层塔楼立在树荫之间，步行 6 分钟到 BTS 安努站（On Nut），可养宠物。价格和交房时间未公布，欢迎登记。',
  },
}

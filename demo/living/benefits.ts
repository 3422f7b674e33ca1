import type { LivingSeed } from './types'

const MEMBERS = { th: 'สมาชิกทุกคน', en: 'All members', cht: '全體會員', chs: '全体会员' }

/** What membership gives. Each says in the same line what it asks. */
export const BENEFITS: readonly LivingSeed[] = [
  {
    slug: 'first-look',
    kind: 'benefit',
    cover: ['scene', 'firstLook'],
    title: {
      th: 'ชมก่อนหนึ่งวัน',
      en: 'See it a day early',
      cht: '早一天參觀',
      chs: '早一天看房',
    },
    lead: {
      th: 'โครงการใหม่เปิดให้สมาชิกที่นัดไว้เข้าชมก่อนวันเปิดตัวหนึ่งวัน รอบละยี่สิบคน ไม่ต้องต่อคิว',
      en: 'A new project opens to members one day early, by appointment: twenty people at a time, no queue.',
      cht: '新項目公開前一天，先開放給會員參觀，每場二十人，不用排隊。',
      chs: '新项目公开前一天，先向会员开放，每场二十人，不用排队。',
    },
    audience: MEMBERS,
    place: {
      th: 'สำนักงานขายของโครงการที่กำลังเปิดตัว',
      en: 'The sales gallery of the new project',
      cht: '該新項目的售樓處',
      chs: '该新项目的售楼处',
    },
    terms: {
      th: 'สมาชิกที่ยืนยันอีเมลแล้ว พร้อมผู้ติดตามหนึ่งคน รับตามลำดับการนัดจนครบจำนวน',
      en: 'For members with a confirmed email address and one guest, first come, first served, while places last.',
      cht: '限已驗證電郵的會員及一位同行者，按預約先後，額滿為止。',
      chs: '限已验证邮箱的会员及一位同行者，按预约先后，额满为止。',
    },
    action: {
      text: { th: 'นัดชมโครงการ', en: 'Book a visit', cht: '預約參觀', chs: '预约看房' },
      address: 'appointment',
    },
    body: {
      th: [
        ['paragraph', 'วันก่อนเปิดตัวเป็นวันที่เงียบที่สุด เดินดูห้องตัวอย่างได้นานเท่าที่อยากดู และถามผู้ออกแบบได้โดยตรง'],
        ['heading', 'รอบที่เปิดให้สมาชิก', 'members'],
        [
          'list',
          'วันเสาร์ที่ 5 ธันวาคม 2569 รอบ 10:00 และ 14:00 น.\nวันเสาร์ที่ 30 มกราคม 2570 รอบ 10:00 น.\nระบุคำว่า “สมาชิก” ในช่องข้อความเมื่อนัด เจ้าหน้าที่จะจัดรอบให้',
          'members',
        ],
      ],
      en: [
        [
          'paragraph',
          'The day before an opening is the quietest. Stay in the show unit as long as you wish, and ask its designers.',
        ],
        ['heading', 'Times reserved for members', 'members'],
        [
          'list',
          'Saturday 5 December 2026, 10:00 and 14:00\nSaturday 30 January 2027, 10:00\nWrite “member” in the message when you book, and our sales adviser will arrange your place.',
          'members',
        ],
      ],
      cht: [
        ['paragraph', '公開前一天最安靜。示範單位想看多久就看多久，還可以直接問設計的人。'],
        ['heading', '為會員保留的場次', 'members'],
        [
          'list',
          '2026 年 12 月 5 日（星期六）10:00 與 14:00\n2027 年 1 月 30 日（星期六）10:00\n預約時請在留言註明「會員」，銷售顧問便會為您留位',
          'members',
        ],
      ],
      chs: [
        ['paragraph', '公开前一天最安静。样板间想看多久就看多久，还可以直接问设计的人。'],
        ['heading', '为会员保留的场次', 'members'],
        [
          'list',
          '2026 年 12 月 5 日（星期六）10:00 和 14:00\n2027 年 1 月 30 日（星期六）10:00\n预约时请在留言中注明“会员”，置业顾问会为您留位',
          'members',
        ],
      ],
    },
  },
  {
    slug: 'moving-day',
    kind: 'benefit',
    cover: ['scene', 'moving'],
    title: {
      th: 'วันขนของ มีที่จอดและลิฟต์ของคุณ',
      en: 'Moving day: a bay and a lift to yourself',
      cht: '搬家日：為您留車位與電梯',
      chs: '搬家日：为您留车位和电梯',
    },
    lead: {
      th: 'จองที่จอดรถขนของและลิฟต์ได้สามชั่วโมง พร้อมแผ่นกันกระแทกผนังลิฟต์ที่เราติดไว้ให้ก่อน',
      en: 'Three hours with a loading bay and one lift kept for you, its walls padded before you come.',
      cht: '三小時專用卸貨車位與一部電梯，護牆墊我們先裝好。',
      chs: '三小时专用卸货车位和一部电梯，护墙垫我们先装好。',
    },
    audience: MEMBERS,
    hours: {
      th: 'จันทร์ถึงเสาร์ 9:00–17:00 น.',
      en: 'Monday to Saturday, 9:00–17:00',
      cht: '週一至週六 9:00–17:00',
      chs: '周一至周六 9:00–17:00',
    },
    terms: {
      th: 'จองล่วงหน้าอย่างน้อยเจ็ดวัน หนึ่งครั้งต่อการย้ายเข้าหนึ่งยูนิต',
      en: 'Book at least seven days ahead; once for each unit you move into.',
      cht: '須至少提前七天預約；每個單位入住時限用一次。',
      chs: '须至少提前七天预约；每套房入住时限用一次。',
    },
    action: { text: { th: 'ติดต่อเรา', en: 'Contact us', cht: '聯絡我們', chs: '联系我们' }, address: 'contact' },
    body: {
      th: [
        ['paragraph', 'วันขนของที่ดีคือวันที่ไม่มีใครต้องรอใคร ที่จอดว่าง ลิฟต์ว่าง และเพื่อนบ้านรู้ล่วงหน้าว่าจะมีเสียงสักครู่'],
        ['list', 'วัดตู้ที่ใหญ่ที่สุดเทียบกับประตูลิฟต์ก่อน\nใส่ของที่จะใช้คืนแรกไว้กล่องเดียว\nถ่ายรูปสายไฟก่อนถอด'],
      ],
      en: [
        [
          'paragraph',
          'On a good moving day, nobody waits for anybody: the bay is free, the lift is free, and the neighbours know there will be noise for a while.',
        ],
        [
          'list',
          'Measure your largest cupboard against the lift door.\nPut what you need on the first night into one box.\nPhotograph the cables before you unplug them.',
        ],
      ],
      cht: [
        ['paragraph', '好的搬家日，誰都不用等誰：車位空著，電梯空著，鄰居也事先知道會有一陣聲響。'],
        ['list', '先量最大的櫃子能否進電梯門\n第一晚要用的東西放在同一箱\n拔線之前先拍照'],
      ],
      chs: [
        ['paragraph', '好的搬家日，谁都不用等谁：车位空着，电梯空着，邻居也事先知道会有一阵声响。'],
        ['list', '先量最大的柜子能不能进电梯门\n第一晚要用的东西放在同一箱\n拔线之前先拍照'],
      ],
    },
  },
  {
    slug: 'a-desk-for-a-day',
    kind: 'benefit',
    cover: ['scene', 'desk'],
    title: {
      th: 'โต๊ะทำงานหนึ่งวัน ที่สำนักงานขาย',
      en: 'A desk for a day',
      cht: '借您一張工作桌，一整天',
      chs: '借您一张办公桌，一整天',
    },
    lead: {
      th: 'แวะมานั่งทำงานในย่านที่คุณอยากอยู่ มีไวไฟ กาแฟ และไม่มีใครมาขายอะไร',
      en: 'Work for a day in the neighbourhood you are thinking of living in. Wi-Fi, coffee, and nobody selling anything.',
      cht: '到您想住的那一區工作一天：有 Wi-Fi、有咖啡，沒有人推銷。',
      chs: '到您想住的片区工作一天：有 Wi-Fi、有咖啡，没有人推销。',
    },
    audience: MEMBERS,
    hours: {
      th: 'จันทร์ถึงศุกร์ 10:00–18:00 น.',
      en: 'Monday to Friday, 10:00–18:00',
      cht: '週一至週五 10:00–18:00',
      chs: '周一至周五 10:00–18:00',
    },
    terms: {
      th: 'เดือนละหนึ่งวันต่อสมาชิกหนึ่งคน แห่งละสี่โต๊ะ ตามลำดับที่มาถึง',
      en: 'One day a month per member; four desks at each sales gallery, first come, first served.',
      cht: '每位會員每月一天；每個售樓處四張工作桌，先到先用。',
      chs: '每位会员每月一天；每个售楼处四张办公桌，先到先用。',
    },
    body: {
      th: [
        ['paragraph', 'จะรู้ว่าย่านไหนเหมาะกับเรา ต้องอยู่ให้ถึงบ่ายสาม ลองเดินไปซื้อข้าวกลางวัน ฟังเสียงถนน แล้วกลับมานั่งดูแดดย้าย'],
        ['list', 'แสดงบัตรสมาชิกหรือหน้าบัญชีของคุณที่เคาน์เตอร์\nรหัสไวไฟของวันติดอยู่ที่โต๊ะ', 'members'],
      ],
      en: [
        [
          'paragraph',
          'You only know a neighbourhood once you have seen it at three in the afternoon. Walk out for lunch, listen to the street, and watch where the sun goes.',
        ],
        [
          'list',
          'Show your member number or your account page at the counter.\nThe Wi-Fi code of the day is on each desk.',
          'members',
        ],
      ],
      cht: [
        [
          'paragraph',
          '一個地方適不適合自己，要待到下午三點才知道。出去吃個午飯，聽聽街上的聲音，再回來看陽光移到哪裡。',
        ],
        ['list', '在櫃檯出示會員編號或帳戶頁面\n當日 Wi-Fi 密碼放在每張桌上', 'members'],
      ],
      chs: [
        [
          'paragraph',
          '一个地方适不适合自己，要待到下午三点才知道。出去吃个午饭，听听街上的声音，再回来看阳光移到哪里。',
        ],
        ['list', '在柜台出示会员编号或账户页面\n当天 Wi-Fi 密码放在每张桌上', 'members'],
      ],
    },
  },
]

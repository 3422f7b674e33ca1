import type { InFour } from './types'

interface LevelSeed {
  name: InFour
  from: number
  text: InFour
}

export const NOBLE_ID_PAGE = {
  title: {
    th: 'noble ID สมาชิกของคนรักบ้าน',
    en: 'noble ID: points for visits, services for your home',
    cht: 'noble ID：參觀累積積分，兌換居家服務',
    chs: 'noble ID：看房累积积分，兑换居家服务',
  },
  lead: {
    th: 'สมัครฟรีสำหรับทุกคน รับคะแนนเมื่อเข้าชมโครงการตามนัดและเมื่อทำสัญญา แล้วแลกเป็นบริการสำหรับบ้านของคุณ',
    en: 'Free for everybody. Earn points for visits by appointment and for a signed contract, and redeem them for services for your home.',
    cht: '人人可免費加入。依預約參觀項目、簽訂買賣合約，皆可獲得積分，用以兌換居家服務。',
    chs: '人人可免费加入。按预约看房、签订买卖合同，都能获得积分，用来兑换居家服务。',
  },
  picture: ['scene', 'card'],
  steps: [
    {
      title: { th: 'สมัครด้วยอีเมล', en: 'Join with your email', cht: '以電郵加入', chs: '用邮箱加入' },
      text: {
        th: 'ยืนยันด้วยรหัสหกหลัก ไม่ต้องตั้งรหัสผ่าน บัตรสมาชิกพร้อมใช้ทันที',
        en: 'Confirm it with a six-digit code; no password needed. Your card is ready at once.',
        cht: '以六位數驗證碼確認，無需設定密碼，會員卡即時生效。',
        chs: '用六位验证码确认，无需设置密码，会员卡即时生效。',
      },
    },
    {
      title: { th: 'รับคะแนน', en: 'Earn points', cht: '獲得積分', chs: '获得积分' },
      text: {
        th: 'คะแนนเข้าบัญชีเองหลังเข้าชมตามนัดและหลังทำสัญญา',
        en: 'Points are added to your account after a visit by appointment and after you sign a contract.',
        cht: '依預約完成參觀或簽約後，積分自動存入帳戶。',
        chs: '按预约完成看房或签约后，积分自动存入账户。',
      },
    },
    {
      title: { th: 'แลกสิทธิ์ด้วยรหัส', en: 'Redeem with a code', cht: '以兌換碼使用禮遇', chs: '用兑换码使用礼遇' },
      text: {
        th: 'เลือกสิทธิ์ในบัญชีของคุณ แล้วแจ้งรหัสกับเจ้าหน้าที่',
        en: 'Choose a benefit in your account, and tell our staff the code.',
        cht: '於帳戶中選擇禮遇，並向工作人員出示兌換碼。',
        chs: '在账户中选择礼遇，并向工作人员出示兑换码。',
      },
    },
  ],
  levelsTitle: { th: 'สามระดับ', en: 'Three levels', cht: '三個等級', chs: '三个等级' },
  benefitsTitle: { th: 'สิทธิประโยชน์', en: 'Benefits', cht: '會員禮遇', chs: '会员礼遇' },
  questions: [
    {
      question: {
        th: 'เข้าชมก่อนสมัครสมาชิก ได้คะแนนย้อนหลังหรือไม่',
        en: 'I visited before I joined. Do I get the points?',
        cht: '加入會員前的參觀可補發積分嗎？',
        chs: '加入会员前的看房可以补发积分吗？',
      },
      answer: {
        th: 'ไม่ได้ คะแนนมีให้เฉพาะการเข้าชมหลังสมัครสมาชิก ซึ่งนัดด้วยอีเมลเดียวกับบัญชี',
        en: 'No. Points are for visits after joining, booked with the email of your account.',
        cht: '不可以。僅計算加入後、以帳戶電郵預約的參觀。',
        chs: '不可以。仅计算加入后、用账户邮箱预约的看房。',
      },
    },
    {
      question: {
        th: 'แลกแล้วแต่ไม่ได้ใช้ คะแนนหายหรือไม่',
        en: 'I redeemed a benefit and did not use it. Are the points lost?',
        cht: '兌換後未使用，積分會失效嗎？',
        chs: '兑换后没有使用，积分会失效吗？',
      },
      answer: {
        th: 'ไม่หาย เมื่อรหัสหมดอายุโดยไม่ได้ใช้ คะแนนจะคืนเข้าบัญชีและใช้ต่อได้อย่างน้อย 30 วัน',
        en: 'No. When a code expires unused, its points are returned and can be used for at least another 30 days.',
        cht: '不會。兌換碼到期未用，積分將退回，並至少可再使用 30 天。',
        chs: '不会。兑换码到期未用，积分将退回，并至少可再使用 30 天。',
      },
    },
    {
      question: {
        th: 'ปิดบัญชีแล้วคะแนนเป็นอย่างไร',
        en: 'What happens to my points if I close my account?',
        cht: '關閉帳戶後，積分如何處理？',
        chs: '注销账户后，积分如何处理？',
      },
      answer: {
        th: 'คะแนน รหัส และบัตรถูกลบไปพร้อมบัญชี คุณดาวน์โหลดข้อมูลของคุณก่อนปิดได้',
        en: 'Points, codes and your card are deleted with the account. You can download your data first.',
        cht: '積分、兌換碼與會員卡將隨帳戶一併刪除。關閉前可先下載您的資料。',
        chs: '积分、兑换码和会员卡将随账户一并删除。注销前可先下载您的数据。',
      },
    },
  ],
  metaTitle: {
    th: 'noble ID สิทธิประโยชน์และคะแนนสมาชิก',
    en: 'noble ID: benefits, levels and points',
    cht: 'noble ID 會員禮遇、等級與積分',
    chs: 'noble ID 会员礼遇、等级与积分',
  },
  metaDescription: {
    th: 'ระดับสมาชิก สิทธิประโยชน์ และวิธีรับคะแนน noble ID จากการเข้าชมโครงการและการทำสัญญา',
    en: 'The levels and benefits of noble ID, and how visits and contracts earn points.',
    cht: 'noble ID 的會員等級與禮遇，以及參觀與簽約的積分方式。',
    chs: 'noble ID 的会员等级与礼遇，以及看房与签约的积分方式。',
  },
} as const

export const NOBLE_ID_LEVELS: readonly LevelSeed[] = [
  {
    name: { th: 'คลาสสิก', en: 'Classic', cht: '經典級', chs: '经典级' },
    from: 0,
    text: {
      th: 'เริ่มสะสมคะแนนและแลกสิทธิ์ได้ตั้งแต่วันแรก',
      en: 'Collect points and redeem benefits from the first day.',
      cht: '自首日起即可累積積分，並兌換本等級的禮遇。',
      chs: '从第一天起即可累积积分，并兑换本等级的礼遇。',
    },
  },
  {
    name: { th: 'ซิกเนเจอร์', en: 'Signature', cht: '尊尚級', chs: '尊享级' },
    from: 600,
    text: {
      th: 'สำหรับผู้ที่เข้าชมหลายครั้งและกำลังเลือกบ้าน',
      en: 'For members who have visited several times and are choosing a home.',
      cht: '適合已多次參觀、正在選擇居所的會員。',
      chs: '适合已多次看房、正在选择住所的会员。',
    },
  },
  {
    name: { th: 'เพรสทีจ', en: 'Prestige', cht: '臻選級', chs: '臻选级' },
    from: 5000,
    text: {
      th: 'สำหรับผู้ซื้อที่ทำสัญญาแล้ว',
      en: 'For buyers who have signed a contract.',
      cht: '適合已完成簽約的業主。',
      chs: '适合已完成签约的业主。',
    },
  },
]

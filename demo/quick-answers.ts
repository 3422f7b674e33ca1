import type { Locale } from '@/i18n/locales'

/** The answers that a new sales desk begins with. */
export const QUICK_ANSWERS: readonly {
  key: string
  name: string
  words: Readonly<Record<Locale, readonly [subject: string, text: string]>>
}[] = [
  {
    key: 'thanks',
    name: 'ขอบคุณและขอเวลาโทร · Thanks, when may we call',
    words: {
      th: [
        'ขอบคุณที่สนใจ {project}',
        'เรียน คุณ{name}\n\nขอบคุณที่สอบถามเกี่ยวกับโครงการ {project} จากนี้ {seller} จะเป็นผู้ดูแลคุณ กรุณาแจ้งเวลาที่สะดวกให้โทรกลับ หรือพิมพ์คำถามตอบกลับมาได้เลย\n\n{seller}\nที่ปรึกษาการขาย {project}',
      ],
      en: [
        'Thank you for asking about {project}',
        'Hello {name},\n\nThank you for asking about {project}. I am {seller}, and I will look after your enquiry. When may I call you? Or simply reply with your questions.\n\n{seller}\nSales adviser, {project}',
      ],
      cht: [
        '感謝您查詢 {project}',
        '{name} 您好：\n\n感謝您查詢 {project}。我是 {seller}，之後由我為您服務。請問什麼時間方便致電給您？您也可以直接回覆問題。\n\n{seller}\n{project} 銷售顧問',
      ],
      chs: [
        '感谢您咨询 {project}',
        '{name} 您好：\n\n感谢您咨询 {project}。我是 {seller}，之后由我为您服务。请问什么时间方便给您打电话？您也可以直接回复问题。\n\n{seller}\n{project} 置业顾问',
      ],
    },
  },
  {
    key: 'missed',
    name: 'โทรไปแล้วไม่ได้รับสาย · We called and missed you',
    words: {
      th: [
        'โทรหาคุณเรื่อง {project}',
        'เรียน คุณ{name}\n\nวันนี้โทรหาคุณเรื่องโครงการ {project} แต่ไม่ได้คุยกัน กรุณาแจ้งเวลาที่สะดวก แล้วจะโทรกลับอีกครั้ง\n\n{seller}',
      ],
      en: [
        'I tried to call you about {project}',
        'Hello {name},\n\nI called you today about {project} and could not reach you. When would be a good time to call again?\n\n{seller}',
      ],
      cht: [
        '關於 {project}，今天致電未能聯絡您',
        '{name} 您好：\n\n今天就 {project} 致電給您，未能接通。請問何時方便再致電？\n\n{seller}',
      ],
      chs: [
        '关于 {project}，今天致电未能联系到您',
        '{name} 您好：\n\n今天就 {project} 给您打过电话，未能接通。请问什么时间方便再联系您？\n\n{seller}',
      ],
    },
  },
  {
    key: 'visit',
    name: 'ชวนนัดชมโครงการ · Invitation to a visit',
    words: {
      th: [
        'นัดชมโครงการ {project}',
        'เรียน คุณ{name}\n\nขอเชิญชมโครงการ {project} ใช้เวลาประมาณหนึ่งชั่วโมง กรุณาแจ้งวันและเวลาที่สะดวก หากไม่สะดวกเดินทาง นัดชมผ่านวิดีโอคอลได้เช่นกัน\n\n{seller}',
      ],
      en: [
        'A visit to {project}',
        'Hello {name},\n\nWould you like to see {project}? Tell me a day and a time that suit you; it takes about an hour. If travelling is difficult, we can show it to you by video call.\n\n{seller}',
      ],
      cht: [
        '預約參觀 {project}',
        '{name} 您好：\n\n誠邀您參觀 {project}，全程約一小時。請告訴我您方便的日期和時間。如不便前來，也可以視像通話參觀。\n\n{seller}',
      ],
      chs: [
        '预约看房 {project}',
        '{name} 您好：\n\n诚邀您参观 {project}，全程约一小时。请告诉我您方便的日期和时间。如不便前来，也可以视频看房。\n\n{seller}',
      ],
    },
  },
]

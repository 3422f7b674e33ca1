import type { Locale } from '@/i18n/locales'

/** What the front door may have to say without the app. */
export type ErrorStatus = 400 | 404 | 405 | 413 | 429 | 431 | 503

interface ErrorWords {
  title: string
  text: string
}

/** Each language in its own words, not translated from one of the others. */
export const ERROR_WORDS: Record<Locale, Record<ErrorStatus, ErrorWords>> = {
  th: {
    400: { title: 'เปิดลิงก์นี้ไม่ได้', text: 'ที่อยู่อาจพิมพ์ไม่ครบหรือถูกตัดระหว่างส่งต่อ ลองตรวจลิงก์อีกครั้ง หรือเริ่มใหม่จากหน้าแรก' },
    404: { title: 'ไม่พบหน้าที่คุณกำลังหา', text: 'หน้านี้อาจย้ายที่หรือปิดไปแล้ว โครงการทั้งหมดของเรายังอยู่ที่หน้าแรก' },
    405: { title: 'หน้านี้ไม่รองรับคำขอนี้', text: 'กรุณากลับไปหน้าแรกแล้วลองทำรายการอีกครั้ง' },
    413: { title: 'ไฟล์หรือข้อความใหญ่เกินไป', text: 'กรุณาลดขนาดไฟล์หรือย่อข้อความ แล้วส่งใหม่อีกครั้ง' },
    429: { title: 'ขอพักสักครู่', text: 'มีการส่งข้อมูลจากเครือข่ายของคุณถี่เกินไป กรุณารอประมาณหนึ่งนาทีแล้วลองใหม่' },
    431: { title: 'เบราว์เซอร์ส่งข้อมูลมามากเกินไป', text: 'ลองล้างคุกกี้ของเว็บไซต์นี้ แล้วเปิดหน้าอีกครั้ง' },
    503: {
      title: 'กำลังจัดบ้านให้เรียบร้อย',
      text: 'เว็บไซต์ไม่พร้อมให้บริการชั่วคราว อีกสักครู่ลองเปิดหน้านี้ใหม่ ทีมงานของเรากำลังดูแลอยู่',
    },
  },
  en: {
    400: {
      title: 'We cannot read that link',
      text: 'Part of it may have been lost on the way. Check the address, or start again from the home page.',
    },
    404: {
      title: 'This page is not here',
      text: 'It may have moved, or its project may have closed. Everything we have is a step away on the home page.',
    },
    405: { title: 'That does not work here', text: 'Please go back to the home page and try once more.' },
    413: {
      title: 'That is too large to send',
      text: 'Please choose a smaller file or a shorter message, then send it again.',
    },
    429: {
      title: 'One moment, please',
      text: 'We have had a great many messages from your network. Wait about a minute, then try again.',
    },
    431: {
      title: 'Your browser sent too much',
      text: 'Clear the cookies of this site and open the page again.',
    },
    503: {
      title: 'We are putting the house in order',
      text: 'The site is away for a moment. Please try this page again shortly; we are already on it.',
    },
  },
  cht: {
    400: { title: '無法開啟這個連結', text: '網址可能在轉傳途中少了一段。請再核對一次，或由首頁重新開始。' },
    404: { title: '找不到這個頁面', text: '頁面可能已經搬移，或建案已結束銷售。所有建案都可以從首頁找到。' },
    405: { title: '此頁面不支援這項操作', text: '請回到首頁，再試一次。' },
    413: { title: '檔案或內容太大', text: '請選擇較小的檔案，或縮短內容後重新送出。' },
    429: { title: '請稍候片刻', text: '您的網路在短時間內送出太多次資料，請等候約一分鐘再試。' },
    431: { title: '瀏覽器傳送的資料過多', text: '請清除本網站的 Cookie，再重新開啟頁面。' },
    503: { title: '我們正在整理屋子', text: '網站暫時無法服務，請稍後重新開啟本頁，團隊已著手處理。' },
  },
  chs: {
    400: { title: '无法打开这个链接', text: '网址在转发时可能缺了一段。请再核对一遍，或从首页重新进入。' },
    404: { title: '没有找到这个页面', text: '页面可能已经迁移，或项目已经下线。全部项目都可以在首页找到。' },
    405: { title: '此页面不支持该操作', text: '请返回首页，再试一次。' },
    413: { title: '文件或内容过大', text: '请换一个小一些的文件，或精简内容后重新提交。' },
    429: { title: '请稍等片刻', text: '您的网络短时间内提交次数过多，请等待约一分钟后再试。' },
    431: { title: '浏览器发送的数据过多', text: '请清除本网站的 Cookie，然后重新打开页面。' },
    503: { title: '我们正在收拾屋子', text: '网站暂时无法访问，请稍后重新打开本页，我们的团队正在处理。' },
  },
}

/** The way home, under every message. */
export const WAY_HOME: Record<Locale, string> = {
  th: 'กลับหน้าแรก',
  en: 'Back to home',
  cht: '回到首頁',
  chs: '返回首页',
}

/** The same for programs: `error` of the JSON answer. */
export const ERROR_CODES: Record<ErrorStatus, string> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  429: 'too_many_requests',
  431: 'headers_too_large',
  503: 'unavailable',
}

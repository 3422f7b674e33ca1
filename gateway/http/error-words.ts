import type { Locale } from '@/i18n/locales'

/** The errors that the gateway answers itself. */
export type ErrorStatus = 400 | 403 | 404 | 405 | 413 | 429 | 431 | 500 | 503

/** The subject of an error page: a status, maintenance, or an error page that failed itself. */
export type Notice = ErrorStatus | 'maintenance' | 'broken'

interface NoticeWords {
  title: string
  text: string
}

/** Each language in its own words, not translated from one of the others. */
export const NOTICE_WORDS: Record<Locale, Record<Notice, NoticeWords>> = {
  th: {
    400: { title: 'เปิดลิงก์นี้ไม่ได้', text: 'ที่อยู่อาจพิมพ์ไม่ครบหรือถูกตัดระหว่างส่งต่อ ลองตรวจลิงก์อีกครั้ง หรือเริ่มใหม่จากหน้าแรก' },
    403: { title: 'คำขอนี้มาจากเว็บไซต์อื่น', text: 'เราไม่รับข้อมูลที่ส่งมาจากเว็บไซต์อื่น กรุณาเปิดหน้านี้บนเว็บไซต์ของเรา แล้วส่งอีกครั้ง' },
    404: { title: 'ไม่พบหน้าที่เรียกดู', text: 'หน้านี้อาจย้ายที่หรือปิดไปแล้ว โครงการทั้งหมดของเรายังอยู่ที่หน้าแรก' },
    405: { title: 'หน้านี้ไม่รองรับคำขอนี้', text: 'กรุณากลับไปหน้าแรกแล้วลองทำรายการอีกครั้ง' },
    413: { title: 'ไฟล์หรือข้อความใหญ่เกินไป', text: 'กรุณาลดขนาดไฟล์หรือย่อข้อความ แล้วส่งใหม่อีกครั้ง' },
    429: { title: 'ขอพักสักครู่', text: 'มีการเรียกใช้เว็บไซต์จากเครือข่ายของคุณถี่เกินไป กรุณารอประมาณหนึ่งนาทีแล้วลองใหม่' },
    431: { title: 'เบราว์เซอร์ส่งข้อมูลมามากเกินไป', text: 'ลองล้างคุกกี้ของเว็บไซต์นี้ แล้วเปิดหน้าอีกครั้ง' },
    500: {
      title: 'หน้านี้มีปัญหาจากฝั่งเรา',
      text: 'ลองเปิดใหม่อีกครั้ง หากยังไม่ได้ แจ้งรหัสด้านล่างกับทีมงาน เราจะตรวจสอบให้ทันที',
    },
    503: {
      title: 'เว็บไซต์ไม่พร้อมให้บริการชั่วคราว',
      text: 'เว็บไซต์ไม่พร้อมให้บริการชั่วคราว อีกสักครู่ลองเปิดหน้านี้ใหม่ ทีมงานของเรากำลังดูแลอยู่',
    },
    maintenance: {
      title: 'ปิดปรับปรุงชั่วคราว',
      text: 'เรากำลังดูแลเว็บไซต์ให้เรียบร้อยเหมือนบ้านทุกหลังที่เราสร้าง ใช้เวลาไม่นาน แล้วพบกันที่หน้าเดิม',
    },
    broken: { title: 'เกิดข้อผิดพลาดขณะแสดงหน้าข้อผิดพลาด', text: 'กลับไปเริ่มใหม่ที่หน้าแรกได้เลย' },
  },
  en: {
    400: {
      title: 'This link could not be opened',
      text: 'Part of it may be missing. Check the address, or start again from the home page.',
    },
    403: {
      title: 'This request came from another site',
      text: 'We do not accept data that another site sends on your behalf. Please open the page on this site and send it again.',
    },
    404: {
      title: 'This page could not be found',
      text: 'It may have moved, or its project may have closed. All our projects are listed on the home page.',
    },
    405: {
      title: 'This page does not support the request',
      text: 'Please go back to the home page and try once more.',
    },
    413: {
      title: 'The file or message is too large',
      text: 'Please choose a smaller file or a shorter message, then send it again.',
    },
    429: {
      title: 'One moment, please',
      text: 'Too many requests have come from your network. Please wait about a minute, then try again.',
    },
    431: {
      title: 'Your browser sent too much data',
      text: 'Clear the cookies of this site and open the page again.',
    },
    500: {
      title: 'Something went wrong on our side',
      text: 'Please try the page again. If the problem continues, please give our team the reference below.',
    },
    503: {
      title: 'The site is temporarily unavailable',
      text: 'We are working on it. Please try this page again shortly.',
    },
    maintenance: {
      title: 'Closed for maintenance',
      text: 'This will not take long. Please come back to this page shortly.',
    },
    broken: {
      title: 'An error occurred while showing the error page',
      text: 'Please start again from the home page.',
    },
  },
  cht: {
    400: { title: '無法開啟這個連結', text: '網址可能在轉傳途中少了一段。請再核對一次，或由首頁重新開始。' },
    403: {
      title: '這項請求來自其他網站',
      text: '我們不接受由其他網站代您送出的資料。請在本網站開啟頁面，再送出一次。',
    },
    404: { title: '找不到此頁面', text: '頁面可能已經搬移，或項目已結束銷售。所有項目都可以在首頁找到。' },
    405: { title: '此頁面不支援這項操作', text: '請回到首頁，再試一次。' },
    413: { title: '檔案或內容太大', text: '請選擇較小的檔案，或縮短內容後重新送出。' },
    429: { title: '請稍候片刻', text: '您的網絡在短時間內送出太多請求，請等候約一分鐘再試。' },
    431: { title: '瀏覽器傳送的資料過多', text: '請清除本網站的 Cookie，再重新開啟頁面。' },
    500: { title: '我們這邊出了點狀況', text: '請重新開啟本頁。若仍無法顯示，請將下方編號告訴我們，團隊會立即查看。' },
    503: { title: '網站暫時無法服務', text: '我們正在處理，請稍後重新開啟本頁。' },
    maintenance: {
      title: '網站維護中',
      text: '維護時間不會太長，請稍後再回到本頁。',
    },
    broken: { title: '顯示錯誤頁面時發生錯誤', text: '請由首頁重新開始。' },
  },
  chs: {
    400: { title: '无法打开这个链接', text: '网址在转发时可能缺了一段。请再核对一遍，或从首页重新进入。' },
    403: { title: '该请求来自其他网站', text: '我们不接受由其他网站代您提交的内容。请在本网站打开页面，再提交一次。' },
    404: { title: '找不到此页面', text: '页面可能已经迁移，或项目已经下线。全部项目都可以在首页找到。' },
    405: { title: '此页面不支持该操作', text: '请返回首页，再试一次。' },
    413: { title: '文件或内容过大', text: '请换一个小一些的文件，或精简内容后重新提交。' },
    429: { title: '请稍等片刻', text: '您的网络短时间内请求次数过多，请等待约一分钟后再试。' },
    431: { title: '浏览器发送的数据过多', text: '请清除本网站的 Cookie，然后重新打开页面。' },
    500: {
      title: '我们这边出了点问题',
      text: '请重新打开本页。如果仍然无法显示，请把下方编号告诉我们，团队会马上查看。',
    },
    503: { title: '网站暂时无法访问', text: '我们正在处理，请稍后重新打开本页。' },
    maintenance: {
      title: '网站维护中',
      text: '维护时间不会太长，请稍后再回到本页。',
    },
    broken: { title: '显示错误页面时出错', text: '请从首页重新开始。' },
  },
}

/** The links under every message, and the label of the request id. */
export const LINK_WORDS: Record<Locale, { home: string; again: string; reference: string }> = {
  th: { home: 'กลับหน้าแรก', again: 'ลองอีกครั้ง', reference: 'รหัสคำขอ (Request ID)' },
  en: { home: 'Back to home', again: 'Try again', reference: 'Request ID' },
  cht: { home: '回到首頁', again: '再試一次', reference: '請求編號（Request ID）' },
  chs: { home: '返回首页', again: '再试一次', reference: '请求编号（Request ID）' },
}

/** The same for API clients: `error` of the JSON response. */
export const ERROR_CODES: Record<ErrorStatus, string> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  429: 'too_many_requests',
  431: 'headers_too_large',
  500: 'failed',
  503: 'unavailable',
}

/** For a host name that is not ours; the address of the site follows. */
export const WRONG_HOST_WORDS: Record<Locale, string> = {
  th: 'เว็บไซต์นี้ไม่เปิดให้บริการผ่านที่อยู่นี้ กรุณาเข้าใช้งานที่',
  en: 'This website is not available under this address. Please go to',
  cht: '本網站不透過此網址提供服務，請改用',
  chs: '本网站不通过此网址提供服务，请访问',
}

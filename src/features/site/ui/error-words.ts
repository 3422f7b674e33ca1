import type { HTML_LANG, Locale } from '@/i18n/locales'

/** The last but one is used when the error page itself fails (S1§8); the last is the value of `<html lang>`. */
type ErrorWords<Lang = string> = readonly [
  title: string,
  text: string,
  again: string,
  home: string,
  broken: string,
  lang: Lang,
]

/**
 * The texts of a page that failed in the browser. They cannot be loaded then, so all four languages are part of every
 * page's script, as few and as short as possible.
 */
const ERROR_WORDS: { [L in Locale]: ErrorWords<(typeof HTML_LANG)[L]> } = {
  th: [
    'หน้านี้มีปัญหาจากฝั่งเรา',
    'หากลองใหม่แล้วยังไม่ได้ แจ้งเลขนี้กับทีมงาน',
    'ลองอีกครั้ง',
    'กลับหน้าแรก',
    'เกิดข้อผิดพลาดขณะแสดงหน้าข้อผิดพลาด',
    'th',
  ],
  en: [
    'Something went wrong on our side',
    'If the problem continues, please give our team this number.',
    'Try again',
    'Back to home',
    'An error occurred while showing the error page',
    'en',
  ],
  cht: [
    '我們這邊出了點狀況',
    '若仍無法顯示，請將此編號告訴我們。',
    '再試一次',
    '回到首頁',
    '顯示錯誤頁面時發生錯誤',
    'zh-Hant',
  ],
  chs: [
    '我们这边出了点问题',
    '如果仍然无法显示，请把此编号告诉我们。',
    '再试一次',
    '返回首页',
    '显示错误页面时出错',
    'zh-Hans',
  ],
}

const isKnown = (word: string): word is Locale => Object.hasOwn(ERROR_WORDS, word)

/** The language of the address and its texts; Thai when the address has none. */
export function errorWordsHere(): { locale: Locale; words: ErrorWords } {
  const word = typeof location === 'undefined' ? '' : (location.pathname.split('/')[1] ?? '')
  const locale = isKnown(word) ? word : 'th'
  return { locale, words: ERROR_WORDS[locale] }
}

/** The texts that tests expect in each language. */
export const LANGUAGES = [
  { locale: 'th', lang: 'th', mailSubject: /ข้อความสอบถามของคุณเกี่ยวกับ nue orbit bangna/, phoneFault: 'เบอร์ยังไม่ครบ' },
  {
    locale: 'en',
    lang: 'en',
    mailSubject: /Your enquiry about nue orbit bangna/,
    phoneFault: 'Some digits are missing',
  },
  {
    locale: 'cht',
    lang: 'zh-Hant',
    mailSubject: /我們已收到您關於 nue orbit bangna 的查詢/,
    phoneFault: '號碼還差幾位',
  },
  {
    locale: 'chs',
    lang: 'zh-Hans',
    mailSubject: /我们已收到您关于 nue orbit bangna 的咨询/,
    phoneFault: '号码还差几位',
  },
] as const

/** One visit for each language, half of them without scripts: the texts do not depend on scripts. */
export const VISITS = LANGUAGES.map((language, place) => ({ ...language, javaScriptEnabled: place % 2 === 0 }))

/** The same visits, with scripts and then without. */
export const ROUNDS = [true, false].map((javaScriptEnabled) => {
  const visits = VISITS.filter((visit) => visit.javaScriptEnabled === javaScriptEnabled)
  const places = visits.map(({ locale }) => locale).join(' and ')
  return { name: `${javaScriptEnabled ? 'with' : 'without'} scripts, in ${places}`, javaScriptEnabled, visits }
})

/**
 * For behaviour that is the same in every language: one with scripts, one without. The words of the other two are held by
 * the typed messages, and every page is visited in all four (`every-page.spec.ts`).
 */
export const SAMPLED_VISITS = VISITS.filter(({ locale }) => locale === 'th' || locale === 'chs')

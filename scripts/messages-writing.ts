import type { Locale } from '@/i18n/locales'

/** Characters used in only one of the two Chinese scripts, in pairs. Shared ones are left out. */
const SIMPLIFIED =
  '们国这个开关点万区楼铁线价间约证实与为从会来时书东车门问题页项预订号码电话请说语读资质费买卖贷账户张长马鱼鸟龙齐义习乐乡亚产亲仅众优传体侧债储儿兰兴养内册写军决况净减凤击则刚创别办务动劳势华协单卫却厅压厨县参双发变叶吗听启员响园围图圆团场坏块坚坛声处备复够头夹夺奖妇学宁宝审宽宾对寻导寿将尔尘尽层届属岁岛带师币帮广庆库应庙废异弹强归当录态总恋恶惊惯愿戏战扩扫执护报担拥择挂挥换据损摄敌数断无旧显晓暂术机杂权条极构树样档桥梦检欢毕气汇汉没泽洁济浏测浓润渐温湾湿满滨灯灵炉烟热爱状独环现画畅疗盖盘监确礼离种积称稳穷竞笔简类纪级纯纸练组细终经结给络绝统继续维绿编缩网罗节药获营虑补装见观规视览觉计认让议记许设访评识词试诗诚该详调谁谢负财责败货购贵赏赠赢赶趋跃转轮软轻载较辆输达过运还进远连迟适选递邻释针钟钢钥钱银链销锁错键镇镜闲闹阅阳阴际陆险随难雾静韩顶须顾顿领频颗颜额风飞饭饮馆驻驾验骑鲜麦黄齿'
const TRADITIONAL =
  '們國這個開關點萬區樓鐵線價間約證實與為從會來時書東車門問題頁項預訂號碼電話請說語讀資質費買賣貸賬戶張長馬魚鳥龍齊義習樂鄉亞產親僅眾優傳體側債儲兒蘭興養內冊寫軍決況淨減鳳擊則剛創別辦務動勞勢華協單衛卻廳壓廚縣參雙發變葉嗎聽啟員響園圍圖圓團場壞塊堅壇聲處備復夠頭夾奪獎婦學寧寶審寬賓對尋導壽將爾塵盡層屆屬歲島帶師幣幫廣慶庫應廟廢異彈強歸當錄態總戀惡驚慣願戲戰擴掃執護報擔擁擇掛揮換據損攝敵數斷無舊顯曉暫術機雜權條極構樹樣檔橋夢檢歡畢氣匯漢沒澤潔濟瀏測濃潤漸溫灣濕滿濱燈靈爐煙熱愛狀獨環現畫暢療蓋盤監確禮離種積稱穩窮競筆簡類紀級純紙練組細終經結給絡絕統繼續維綠編縮網羅節藥獲營慮補裝見觀規視覽覺計認讓議記許設訪評識詞試詩誠該詳調誰謝負財責敗貨購貴賞贈贏趕趨躍轉輪軟輕載較輛輸達過運還進遠連遲適選遞鄰釋針鐘鋼鑰錢銀鏈銷鎖錯鍵鎮鏡閒鬧閱陽陰際陸險隨難霧靜韓頂須顧頓領頻顆顏額風飛飯飲館駐駕驗騎鮮麥黃齒'
/** Their simplified forms are also Traditional Chinese words (后, 里, 于), so only one direction is checked. */
const TRADITIONAL_ALONE = '後裡於麵隻幾製週準佈劃曆鬆餘範臺'

const onlySimplified = new Set(SIMPLIFIED)
const onlyTraditional = new Set(TRADITIONAL + TRADITIONAL_ALONE)

/** Names and units that stay in Latin letters in every language. */
const LATIN_NAMES = [
  '(?:[Nn]oble|NOBLE|[Nn]ue|NUE|[Rr]evolve)(?: (?:[A-Z][\\w-]*|id|play|care))*',
  'BTS|MRT|ARL|SRT|APM|ICONSIAM|CBD|EIA|PDPA|PDPC|IP|ID|OTP|QR|PDF|SMS|CSR|REIT|EV|CCTV|IBC|THB|VAT',
  'JPEG|PNG|WebP|JSON|Python|Node|drand|quicknet|MB|CV|Ctrl|Delete',
  '[Tt][Tt][Bb]|SCB|CIMB|Krungsri|BAAC|TISCO|KKP|LH',
  'PromptPay|Opn Payments|3-D Secure|Google(?: Maps)?|Chrome|Safari|Facebook|Instagram|YouTube|Vimeo|TikTok|LINE|WeChat|WhatsApp|Apple|Android|iPhone',
  '[Cc]ookies?|JavaScript|Wi-?Fi|Request(?: ID)?|Ploenchit',
  'km|kW|[A-Z]\\d*|\\d+[A-Za-z]',
]
/** What staff meet besides: names of programs, of settings and of what stands on a slip. */
const STAFF_NAMES = [
  'CSV|CRM(?:_[A-Z_]+)?|PIN|TID|BATCH|TRACE|chargeback',
  'Google Authenticator|Microsoft Authenticator|1Password',
]

const allowing = (names: readonly string[]) =>
  new RegExp(`(?<![A-Za-z])(?:${names.join('|')})(?![A-Za-z])|\\S+@\\S+|(?:https?://|tel:|mailto:)\\S*`, 'gu')

const LATIN_ALLOWED = allowing(LATIN_NAMES)
const LATIN_ALLOWED_FOR_STAFF = allowing([...STAFF_NAMES, ...LATIN_NAMES])
const LATIN_WORD = /[A-Za-z][A-Za-z'’-]*/gu
const THAI = /[\u0e01-\u0e3a\u0e40-\u0e7f]/u
const HAN = /\p{Script=Han}/gu

function chineseFaults(text: string, locale: Locale): string[] {
  if (locale === 'th' || locale === 'en') return HAN.test(text) ? ['Chinese characters'] : []
  const wrong = locale === 'cht' ? onlySimplified : onlyTraditional
  const found = [...new Set([...text].filter((letter) => wrong.has(letter)))]
  const script = locale === 'cht' ? 'simplified' : 'traditional'
  return found.length > 0 ? [`${script} characters: ${found.join(' ')}`] : []
}

/** Describes text in a script that this language does not use; empty when there is none. */
export function writingFaults(text: string, locale: Locale, isForStaff = false): string[] {
  HAN.lastIndex = 0
  const faults = chineseFaults(text, locale)
  if (locale !== 'th' && THAI.test(text)) faults.push('Thai letters')
  if (locale !== 'en') {
    const latin = text.replace(isForStaff ? LATIN_ALLOWED_FOR_STAFF : LATIN_ALLOWED, ' ').match(LATIN_WORD) ?? []
    if (latin.length > 0) faults.push(`Latin words: ${latin.join(' ')}`)
  }
  return faults
}

import type { WordRow } from './filter-words'
import type { Bound, Meaning, Side } from './meanings'
import { pairs } from './word-pairs'

const numeral = (value: number): Meaning => ({ is: 'numeral', value })
const times = (value: number, lone = false): Meaning => ({ is: 'times', value, lone })
const odd = (value: number, lone = false): Meaning => ({ is: 'times', value, lone, isOdd: true })
const area = (factor: number): Meaning => ({ is: 'unit', unit: 'area', factor })
const bound = (kind: Bound, side: Side): Meaning => ({
  is: 'bound',
  bound: kind,
  side,
})
const beds: Meaning = { is: 'unit', unit: 'beds', factor: 1 }
const bath: Meaning = { is: 'unit', unit: 'bath', factor: 1 }
const baht: Meaning = { is: 'unit', unit: 'baht', factor: 1 }
const foreign: Meaning = { is: 'unit', unit: 'foreign', factor: 1 }

const STRICT = { isStrict: true }
const ALONE = { isAlone: true }
const FILLER = { isFiller: true }

const THAI_NUMERALS = 'ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า'.split('|')
const ENGLISH_NUMERALS = (
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|' +
  'eighteen|nineteen'
).split('|')
const ENGLISH_TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|')
const CHINESE_NUMERALS = '零|一|二|三|四|五|六|七|八|九'.split('|')

const inTurn = (words: readonly string[], step = 1, first = 0, marks = {}): WordRow[] =>
  words.map((word, at) => [word, numeral(first + at * step), marks])

const NUMBER_WORDS: readonly WordRow[] = [
  ...inTurn(THAI_NUMERALS, 1, 0, STRICT),
  ['เอ็ด|นึง', numeral(1), STRICT],
  ['ยี่', numeral(2), STRICT],
  ...inTurn(ENGLISH_NUMERALS),
  ...inTurn(ENGLISH_TENS, 10, 20),
  ...inTurn(CHINESE_NUMERALS),
  ['兩|俩|雙', numeral(2)],
  // As cheques have them; 陸 is the mainland too.
  ...inTurn('壹|貳|叁|肆|伍'.split('|'), 1, 1),
  ...inTurn('柒|捌|玖'.split('|'), 1, 7),
  ['拾', times(10, true)],
  ['佰', times(100, true)],
  ['仟', times(1_000, true)],
  ['สิบ|十', times(10, true)],
  ['百', times(100, true)],
  ['ร้อย|hundred', times(100)],
  ['十多|十幾', odd(10, true)],
  ['百多|百來|百幾', odd(100)],
  ['千多|千幾', odd(1_000)],
  ['พัน', times(1_000, true)],
  ['千', times(1_000, true)],
  ['thousand|k|grand', times(1_000)],
  ['หมื่น', times(10_000, true)],
  ['萬', times(10_000)],
  // As 萬 is typed on a telephone; elsewhere it is short for `with`.
  ['w', times(10_000), { isBehindFigure: true }],
  ['แสน', times(100_000, true)],
  ['ล้าน|ล้านบาท', times(1_000_000, true)],
  ['ลบ|ล.บ.|ล', times(1_000_000), ALONE],
  ['ลบ', times(1_000_000), { isBehindFigure: true }],
  ['m|mb|mil|mill|mio|mn|mln|million|millions|lan|laan|larn', times(1_000_000)],
  ['億', times(100_000_000, true)],
  ['ครึ่ง|半|half|half a|and a half|and half', { is: 'half' }],
]

/** A tsubo is 400/121 m²; a square foot 0.09290304 m² (international foot); a square wah 4, a ngan 400, a rai 1,600. */
const UNIT_WORDS: readonly WordRow[] = [
  [
    'ห้องนอน|นอน|ห้องนอนพลัส|เบด|bed|beds|bedroom|bedrooms|bed room|bed rooms|br|brs|bd|bdr|bdrm|bedder|ldk|bhk|bdrms|bd rm|bed rm|bed rms',
    beds,
  ],
  ['b', beds, { isBehindFigure: true }],
  [
    '房|居|居室|室|臥室|臥房|睡房|睡一廳|睡兩廳|睡兩衛|個房間|个卧室|个臥房|间房|間房間|间卧室|间睡房|個睡房|房間|間臥室|卧|间臥房',
    beds,
  ],
  // As Hong Kong counts them; elsewhere it is to sleep.
  ['睡', beds, { isBehindFigure: true }],
  ['ห้องน้ำ|น้ำ|bath|baths|bathroom|bathrooms|ba|衛|廳|衛浴|浴室|个卫生间|客廳|浴', bath],
  ['ตารางเมตร|ตร.ม.|ตรม.|ตร ม|ตร.เมตร', area(1)],
  ['sqm|sq m|sq.m.|sqms|sq meter|sq metre|sq meters|sq metres|square meter|square metre', area(1)],
  ['square meters|square metres|m2|sqmt|sq mtr', area(1)],
  ['平|平米|平方|平方米|平方公尺|方|个平方', area(1)],
  ['坪', area(3.305785)],
  ['sqft|sq ft|square feet|square foot|ft2|sf|呎|平方呎|平方尺|平方英尺|尺', area(0.09290304)],
  [
    'ตารางวา|ตร.ว.|ตรว|sq wah|sqwah|square wah|wah|sq wa|sqw|sq w|tarang wah|tarangwah|tarang wa|talang wah|วา|平方哇|哇',
    area(4),
  ],
  ['งาน|ngan', area(400), ALONE],
  ['ไร่|rai|萊', area(1_600)],
  ['บาท|baht|thb|bht|泰銖|銖|泰币|泰幣', baht],
  ['ชั้น|storey|storeys|story|stories|floor|floors|層', { is: 'unit', unit: 'storeys', factor: 1 }],
  [
    'km|kms|kilometre|kilometres|kilometer|kilometers|metre|metres|meter|meters|กม|กม.|กิโลเมตร|公里',
    { is: 'unit', unit: 'distance', factor: 1 },
  ],
  ['car park|car parks|carpark|parking|parking space|parking spaces', { is: 'unit', unit: 'parking', factor: 1 }],
  ['นาที|minute|minutes|mins|分鐘|分', { is: 'unit', unit: 'minutes', factor: 1 }],
  ['สตู', { is: 'studio' }, ALONE],
  ['ห้องสตู|สตูดิโอ|ห้องสตูดิโอ|studio|studios|studio room|單間|開放式|開間|單身|套房|工作室', { is: 'studio' }],
]

const BOUND_WORDS: readonly WordRow[] = [
  [
    'ไม่เกิน|ไม่ให้เกิน|ไม่เอาเกิน|ไม่ขอเกิน|ไม่อยากเกิน|ไม่อยากให้เกิน|ไม่ควรเกิน|ห้ามเกิน|อย่าเกิน|ต่ำกว่า|ไม่ถึง|น้อยกว่า|ถูกกว่า|ไม่มากกว่า|ไม่เกินงบ|งบไม่เกิน|ราคาไม่เกิน|สูงสุด|มากสุด|สูงสุดไม่เกิน|ภายใน',
    bound('most', 'before'),
  ],
  [
    'งบ|งบประมาณ|มีงบ|งบมี|มีเงิน|มีเงินสด|มีตัง|มีตังค์|budget|my budget|budget of|bgt|预算|預算為|預算有|总价|總預算',
    bound('budget', 'before'),
  ],
  [
    'under|below|up to|less than|no more than|not more than|not over|at most|cheaper than|beneath|less then|no more then|not more then|cheaper then',
    bound('most', 'before'),
  ],
  [
    'lower than|within|maximum of|not exceeding|max of|smaller than|fewer than|lower then|smaller then',
    bound('most', 'before'),
    FILLER,
  ],
  ['max|maximum', bound('most', 'both')],
  [
    '至多|最多|不超過|不要超過|不能超過|不想超過|不可超過|不得超過|別超過|不要超|別超|不要高於|不大於|不超|不到|低於|少於|小於|不高於|不多於|不足|最高|上限|唔好過|唔過|唔超過|唔多過|唔好多過',
    bound('most', 'before'),
  ],
  ['or less|or under|or below|and under|and below|tops|or lower|ลงมา|ลงไป|หรือต่ำกว่า|หรือน้อยกว่า', bound('most', 'after')],
  ['以下|以內|之內|內|以里|封頂|之下', bound('most', 'after')],
  // As Hong Kong says it: upstairs and downstairs of an amount.
  ['樓下', bound('most', 'after'), FILLER],
  ['樓上', bound('least', 'after'), FILLER],
  [
    'มากกว่า|เกิน|สูงกว่า|ไม่ต่ำกว่า|ไม่น้อยกว่า|อย่างน้อย|อย่างต่ำ|ตั้งแต่|เริ่มต้น|เริ่มต้นที่|เริ่ม|เริ่มที่|ใหญ่กว่า|เกินกว่า|ราคาเริ่มต้น|ขั้นต่ำ',
    bound('least', 'before'),
  ],
  [
    'over|above|at least|more than|starting from|starting at|starts at|starts from|not less than|more then|not less then',
    bound('least', 'before'),
  ],
  [
    'start|starts|starting|start from|start at|starting price|starting price of|start price|price start|price starts|price starting|prices start|prices starting',
    bound('least', 'before'),
  ],
  [
    'price from|prices from|price start at|price starts at|prices start at|price start from|price starts from|prices start from',
    bound('least', 'before'),
  ],
  [
    'no less than|minimum of|larger than|bigger than|greater than|higher than|from|beyond|larger then|bigger then|greater then|higher then',
    bound('least', 'before'),
    FILLER,
  ],
  ['min|minimum', bound('least', 'both')],
  ['至少|最少|起碼|超過|高於|多於|大於|不低於|不少於|不小於|最低', bound('least', 'before')],
  ['超|超出|逾|過|大過|多過', bound('least', 'before'), FILLER],
  ['ขึ้นไป|อัพ|อัป|หรือมากกว่า|เป็นต้นไป', bound('least', 'after')],
  ['and up|and above|or more|and over|or above|plus|upwards|and more|or over|up|or higher', bound('least', 'after')],
  ['以上|起|起步|起跳|或以上|之上|朝上', bound('least', 'after')],
  ['ประมาณ|ราวๆ|ราว|สัก|ซัก|เฉลี่ย', bound('about', 'before')],
  ['around|about|approx|approximately|roughly|circa|some', bound('about', 'before'), FILLER],
  ['約|大約|大概|差不多|約莫|接近', bound('about', 'before')],
  ['左右|上下|前後|บวกลบ|โดยประมาณ|or so|ish', bound('about', 'after')],
  ['ต้นๆ|ต้น', bound('low', 'after')],
  ['กว่า|กว่าๆ|多|出頭|odd', bound('odd', 'both')],
  ['กลางๆ|ปลายๆ|นิดๆ|เศษๆ|เศษ', bound('odd', 'after')],
  ['per|ต่อ|每', { is: 'per' }],
  // The price of a square metre is none of a home, as little as another money.
  ['ตารางเมตรละ|ตร.ม.ละ|單價|均價|呎價|尺價|坪價', foreign],
  [pairs('每|每一', '平|平米|平方|平方米|平方公尺|坪|呎|平方呎|尺'), foreign],
  ['ถึง|ไปถึง|จนถึง|to|till|until|through|到|至', { is: 'to' }, FILLER],
  [
    'ราคา|ในราคา|ราคาประมาณ|ช่วงราคา|price|prices|priced at|price range|between|cost|costs|價格|价位|售價|總價|價錢|樓價|房價|介于|ระหว่าง',
    { is: 'price' },
    FILLER,
  ],
  [
    'ผ่อน|ผ่อนเดือนละ|ผ่อนต่อเดือน|เดือนละ|งวดละ|ผ่อนงวดละ|ผ่อนชำระ|ผ่อนชำระเดือนละ|ผ่อนสบาย|ผ่อนได้|ผ่อนไหว|ผ่อนได้เดือนละ|ผ่อนไหวเดือนละ|ค่างวด|ผ่อนไม่เกินเดือนละ|ผ่อนตกเดือนละ|ส่งเดือนละ|จ่ายเดือนละ',
    { is: 'monthly', side: 'before' },
  ],
  [
    'monthly payment|monthly payments|monthly installment|mortgage|mortgage of|installment',
    { is: 'monthly', side: 'before' },
  ],
  [
    'instalment|installments|instalments|installment of|installments of|instalment of|instalments of|payments of|monthly budget|repay|repayment|pay|repayments|monthly payment of',
    { is: 'monthly', side: 'before' },
  ],
  ['供款|按揭|房貸|房貸每月|月供预算|供樓|供房|還貸|還房貸|供樓每月|按揭每月', { is: 'monthly', side: 'before' }],
  [
    pairs(
      '月|每月|每個月|一個月|每月只能|每月可以',
      '供|供款|付|付款|繳|交|還|還款|還貸|還房貸|供樓|供房|房貸|貸款|負擔|按揭',
    ),
    { is: 'monthly', side: 'both' },
  ],
  [
    'per month|a month|each month|every month|month|mo|pcm|p.m.|ต่อเดือน|เดือน|ทุกเดือน|บาทต่อเดือน|月',
    { is: 'monthly', side: 'after' },
  ],
  ['每月|每個月|一個月|monthly', { is: 'monthly', side: 'both' }],
  ['เงินเดือน|รายได้|เงินดาวน์|ดาวน์|เงินจอง|จอง|ค่าส่วนกลาง|ส่วนกลาง|ค่าเช่า|เช่า|ส่วนลด|ลด|กู้', { is: 'otherMoney' }],
  ['ล้านละ|ตารางวาละ|ตร.ว.ละ|วาละ|ไร่ละ|ราคาต่อตารางเมตร|ราคาต่อตร.ม.|ราคาต่อตารางวา', { is: 'otherMoney' }],
  [
    'usd|us dollars|dollars|dollar|bucks|aud|cad|nzd|myr|ringgit|inr|rupee|rupees|aed|dirham|dirhams|jpy|yen|krw|rub|rubles|roubles|chf|pounds|quid|hkd|rmb|cny|yuan|sgd|eur|euro|euros|gbp|twd|ดอลลาร์|หยวน|元|人民幣|美元|美金|港幣|港元|新台幣|台幣',
    foreign,
  ],
  [
    'salary|income|down payment|deposit|common fee|rent|rental|discount|fee|fees|earn|earning|cashback|cash back|voucher|gift voucher',
    { is: 'otherMoney' },
  ],
  [
    '出租|租房|月租|月薪|收入|月收入|年薪|年收入|年收|薪水|薪資|首付|首期|自備款|押金|過戶費|定金|訂金|租金|管理費|物業費|折扣|優惠|頭期款|工資',
    { is: 'otherMoney' },
  ],
]

/** All words an amount is written with: numbers, units, bounds. */
export const AMOUNT_WORDS: readonly WordRow[] = [...NUMBER_WORDS, ...UNIT_WORDS, ...BOUND_WORDS]
